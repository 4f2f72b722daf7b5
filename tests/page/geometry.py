"""What is wrong with where things stand on the screen: overlaps, cut text, a board that leaves room unused."""

from __future__ import annotations

from .person import Person

# What is wrong with the table as it stands, in words. Text in a box that scrolls is not cut; where there is
# little room the page scrolls under the tray, so that what it covers there counts for nothing.
WRONG = """() => {
    const wrong = [];
    const table = document.querySelector('.table');
    const all = ['three', 'two'].some((shape) => table.classList.contains(shape));
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) wrong.push(`wider than the screen by ${page.scrollWidth - innerWidth}`);
    if (all && page.scrollHeight > innerHeight) wrong.push(`taller than the screen by ${page.scrollHeight - innerHeight}`);
    const over = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const parts = [...table.children].filter((part) => all || !part.matches('.asked, .panels'));
    parts.forEach((one, index) => parts.slice(index + 1).forEach((other) => {
        const much = over(one.getBoundingClientRect(), other.getBoundingClientRect());
        if (much > 1) wrong.push(`${one.className} and ${other.className} overlap by ${much}`);
    }));
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!node.data.trim() || element.closest('.unseen, svg, script, style, dialog, title, .long')) continue;
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
            else if (/hidden|clip/.test(overflow) && style.textOverflow === 'ellipsis') right = Math.min(right, edge.right);
            else if (/hidden|clip/.test(overflow))
                if (left < edge.left - 2 || right > edge.right + 2 || top < edge.top - 2 || bottom > edge.bottom + 2)
                    cut = box.className;
        }
        if (heard) continue;
        if (!scrolls && (right > innerWidth + 1 || left < -1 || (all && bottom > innerHeight + 1))) cut = 'screen';
        if (cut) wrong.push(`"${node.data.trim()}" is cut by ${cut}`);
        if (!scrolls) texts.push({ node, element, rect: { left, right, top, bottom } });
    }
    texts.forEach((one, index) => texts.slice(index + 1).forEach((other) => {
        if (!all && (one.element.closest('.asked, .panels') || other.element.closest('.asked, .panels'))) return;
        const much = over(one.rect, other.rect);
        if (much > 3) wrong.push(`"${one.node.data.trim()}" and "${other.node.data.trim()}" overlap by ${much}`);
    }));
    if (all) {
        const room = table.querySelector('.board').getBoundingClientRect();
        const board = table.querySelector('.sultanate, .cave').getBoundingClientRect();
        if (room.height - board.height > 60 && room.width - board.width > 60) wrong.push('the board leaves room');
        const log = table.querySelector('.story .lines')?.getBoundingClientRect();
        if (log && log.height < 55) wrong.push(`the log is ${log.height} high`);
        const scroller = table.querySelector('.seats .all');
        if (scroller && scroller.scrollHeight > scroller.clientHeight + 1 && !table.querySelector('.beside.open'))
            wrong.push(`seats out of sight: ${scroller.scrollHeight - scroller.clientHeight}`);
    }
    return wrong;
}"""
# Where the board is, and how high the tray.
WHERE = """() => {
    const board = document.querySelector('.sultanate, .cave .frame').getBoundingClientRect();
    const tray = document.querySelector('.tray').getBoundingClientRect();
    return [board.x, board.y + scrollY, board.width, board.height, tray.height].map(Math.round);
}"""
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def at_size(person: Person, size: tuple[int, int]) -> None:
    """Make the window that large, and wait until it is drawn."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(DRAWN)


def wrong(person: Person) -> list[str]:
    """What is wrong with the table on the screen."""
    found: list[str] = person.page.evaluate(WRONG)
    return found


def where(person: Person) -> tuple[int, ...]:
    """Where the board is on the page, and how high the tray is."""
    return tuple(person.page.evaluate(WHERE))
