"""A policy out of a file plays as a bot: `onnx:FILE`."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("onnxruntime", reason="policies out of files need the extra `onnx`")
pytest.importorskip("onnx", reason="the test makes a small model: the extra `train`")

import numpy as np
import onnx

from caravanserai import arena, bots, games
from caravanserai.bots import BadBot
from caravanserai.games import Chance
from caravanserai.games.ali_baba.observation_layout import LAYOUT

ALI_BABA = games.get("ali-baba")


def write_policy(path: Path, numbers: int = LAYOUT.size, value: float | None = None) -> str:
    """A policy that likes each action the better the higher its number, whatever it sees."""
    liking = np.arange(ALI_BABA.size, dtype=np.float32) / 100
    weights = [
        onnx.numpy_helper.from_array(np.zeros((numbers, ALI_BABA.size), np.float32), "weights"),
        onnx.numpy_helper.from_array(liking, "liking"),
        onnx.numpy_helper.from_array(np.zeros((numbers, 1), np.float32), "blind"),
        onnx.numpy_helper.from_array(np.full(1, value or 0.0, np.float32), "hope"),
    ]
    nodes = [onnx.helper.make_node("Gemm", ["observation", "weights", "liking"], ["logits"])]
    outputs = [onnx.helper.make_tensor_value_info("logits", onnx.TensorProto.FLOAT, ["rows", ALI_BABA.size])]
    if value is not None:
        nodes.append(onnx.helper.make_node("Gemm", ["observation", "blind", "hope"], ["value"]))
        outputs.append(onnx.helper.make_tensor_value_info("value", onnx.TensorProto.FLOAT, ["rows", 1]))
    seen = onnx.helper.make_tensor_value_info("observation", onnx.TensorProto.FLOAT, ["rows", numbers])
    graph = onnx.helper.make_graph(nodes, "policy", [seen], outputs, weights)
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=8)
    onnx.save(model, path)
    return str(path)


def test_a_trained_bot_plays_the_legal_action_that_it_likes_best(tmp_path: Path) -> None:
    bot = bots.get("ali-baba", f"onnx:{write_policy(tmp_path / 'policy.onnx')}")
    state, chance = ALI_BABA.new(3, Chance(1)), Chance(2)
    while not state.over:
        action = bot.choose(state.resample(state.seat, chance))
        assert action == max(state.legal())
        state.apply(action, chance)


def test_what_a_trained_bot_expects_is_told_in_hints(tmp_path: Path) -> None:
    bot = bots.get("ali-baba", f"onnx:{write_policy(tmp_path / 'policy.onnx', value=0.5)}")
    state = ALI_BABA.new(2, Chance(1))
    lines = bot.hint(state, lines=3)
    assert [line.actions[0] for line in lines] == sorted(state.legal(), reverse=True)[:3]
    assert lines[0].win == pytest.approx(0.75)
    assert lines[0].visits >= lines[1].visits


def test_a_trained_bot_plays_in_the_arena(tmp_path: Path) -> None:
    name = f"onnx:{write_policy(tmp_path / 'policy.onnx')}"
    settings = arena.RunSettings.make("ali-baba", [name, "random"], variant="small", games=4)
    assert [match.games for match in arena.run(settings, workers=1).matches] == [4]


def test_games_of_a_policy_that_was_trained_on_are_not_mixed(tmp_path: Path) -> None:
    policy, folder = tmp_path / "policy.onnx", tmp_path / "run"
    name = f"onnx:{write_policy(policy)}"
    settings = arena.RunSettings.make("ali-baba", [name, "random"], variant="small", games=2)
    arena.run(settings, workers=1, folder=folder)
    write_policy(policy, value=0.5)
    with pytest.raises(arena.BadRun, match="have changed since the run"):
        arena.run(settings, workers=1, folder=folder)


@pytest.mark.parametrize("game", games.names())
def test_a_file_that_is_no_policy_is_answered_in_words(game: str, tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="there is no file"):
        bots.get(game, f"onnx:{tmp_path / 'nothing.onnx'}")
    (tmp_path / "words.onnx").write_text("once upon a time")
    with pytest.raises(BadBot, match=f"is no policy for {game}"):
        bots.get(game, f"onnx:{tmp_path / 'words.onnx'}")


@pytest.mark.parametrize("numbers", [LAYOUT.size - 2, LAYOUT.size + 2])
def test_a_policy_that_was_trained_with_another_layout_is_answered_in_words(
    numbers: int, tmp_path: Path
) -> None:
    path = write_policy(tmp_path / "policy.onnx", numbers)
    with pytest.raises(BadBot, match=f"it looks at {numbers:,} numbers, .*told in {LAYOUT.size:,}; .*anew"):
        bots.get("ali-baba", f"onnx:{path}")


def test_a_policy_for_another_game_is_answered_in_words(tmp_path: Path) -> None:
    path = write_policy(tmp_path / "policy.onnx")
    with pytest.raises(BadBot, match="is no policy for five-tribes"):
        bots.get("five-tribes", f"onnx:{path}")
