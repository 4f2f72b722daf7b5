"""What is wrong with where things stand on the screen: overlaps, cut text, a board that leaves room."""

from __future__ import annotations

from .person import Person

# What is wrong with the table as it stands, in words. Text in a box that scrolls is not cut; where there is
# little room the page scrolls under the tray, so that what it covers there counts for nothing.
WRONG = """() => {
    const wrong = [];
    const table = document.querySelector('.table');
    const all = ['three', 'two'].some((shape) => table.classList.contains(shape));
    const page = document.scrollingElement;
    const [wider, taller] = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
    if (wider > 0) wrong.push(`wider than the screen by ${wider}`);
    if (all && taller > 0) wrong.push(`taller than the screen by ${taller}`);
    const over = (a, b) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return Math.min(wide, high);
    };
    const parts = [...table.children].filter((part) => all || !part.matches('.asked, .panels'));
    parts.forEach((one, index) => parts.slice(index + 1).forEach((other) => {
        const much = over(one.getBoundingClientRect(), other.getBoundingClientRect());
        if (much > 1) wrong.push(`${one.className} and ${other.className} overlap by ${much}`);
    }));
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!node.data.trim() || element.closest('.unseen, svg, script, style, dialog, title')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        let { left, right, top, bottom } = range.getBoundingClientRect();
        if (left === right) continue;
        let cut = '', scrolls = false, heard = false;
        for (let box = element; box && box !== document.body && !scrolls; box = box.parentElement) {
            const style = getComputedStyle(box), edge = box.getBoundingClientRect();
            const overflow = style.overflowX + style.overflowY;
            if (style.clipPath !== 'none') heard = true;
            else if (/auto|scroll/.test(overflow)) scrolls = true;
            else if (!/hidden|clip/.test(overflow)) continue;
            else if (style.textOverflow === 'ellipsis') right = Math.min(right, edge.right);
            else if (left < edge.left - 2 || right > edge.right + 2) cut = box.className;
            else if (top < edge.top - 2 || bottom > edge.bottom + 2) cut = box.className;
        }
        if (heard) continue;
        const outside = right > innerWidth + 1 || left < -1 || (all && bottom > innerHeight + 1);
        if (!scrolls && outside) cut = 'screen';
        const words = `"${node.data.trim()}"`;
        if (cut) wrong.push(`${words} is cut by ${cut}`);
        if (!scrolls) texts.push({ words, element, rect: { left, right, top, bottom } });
    }
    texts.forEach((one, index) => texts.slice(index + 1).forEach((other) => {
        const [first, second] = [one, other].map(({ element }) => element.closest('.asked, .panels'));
        const covers = first !== second;
        const much = over(one.rect, other.rect);
        if (much > 3 && (all || !covers)) wrong.push(`${one.words} and ${other.words} overlap by ${much}`);
    }));
    const sentence = table.querySelector('.tray h2');
    const shown = sentence.checkVisibility({ visibilityProperty: true });  // or a step waits to be sent
    const range = document.createRange();
    range.selectNodeContents(sentence);
    const { x, y, width, height } = range.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    const told = seen?.closest('.ask, .preview:has(button)');  // that, or what can be pressed instead
    if (shown && !told) wrong.push(`"${sentence.textContent}" is covered`);
    if (all) {
        const room = table.querySelector('.board').getBoundingClientRect();
        const board = table.querySelector('.sultanate, .cave').getBoundingClientRect();
        const free = Math.min(room.height - board.height, room.width - board.width);
        if (free > 60) wrong.push(`the board leaves ${free}`);
        const log = table.querySelector('.story .lines')?.getBoundingClientRect();
        if (log && log.height < 55) wrong.push(`the log is ${log.height} high`);
        const seats = table.querySelector('.seats .all');
        const hidden = seats ? seats.scrollHeight - seats.clientHeight : 0;
        if (hidden > 1 && !table.querySelector('.beside.open')) wrong.push(`seats out of sight: ${hidden}`);
    }
    return wrong;
}"""
# Where the board is, and how high the tray.
WHERE = """() => {
    const board = document.querySelector('.sultanate, .cave .frame').getBoundingClientRect();
    const tray = document.querySelector('.tray').getBoundingClientRect();
    return [board.x, board.y + scrollY, board.width, board.height, tray.height].map(Math.round);
}"""
SIZED = "([width, height]) => innerWidth === width && innerHeight === height"
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def at_size(person: Person, size: tuple[int, int]) -> None:
    """Make the window that large, and wait until it is drawn; the pointer rests where it tells of nothing."""
    person.page.mouse.move(0, 0)
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.wait_for_function(SIZED, arg=list(size))  # a busy browser hears of it later
    person.page.evaluate(DRAWN)


def wrong(person: Person) -> list[str]:
    """What is wrong with the table on the screen."""
    found: list[str] = person.page.evaluate(WRONG)
    return found


def where(person: Person) -> tuple[int, ...]:
    """Where the board is on the page, and how high the tray is."""
    return tuple(person.page.evaluate(WHERE))
