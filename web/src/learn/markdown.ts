// The little Markdown in which the rules are written, read into pieces to be shown as elements: paragraphs, lists, tables,
// emphasis, notation, and the ids of clauses, which become links.

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'clause'; text: string };

export type Block =
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const PIECE = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\b(?<clause>[A-Z]{2}-[A-Z]+(?:-[A-Z]+)?\d*)\b/g;

/** One line's worth of text. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECE)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    for (const kind of ['strong', 'em', 'code', 'clause'] as const) {
      const inner = found.groups?.[kind];
      if (inner !== undefined) parts.push({ kind, text: inner });
    }
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** A whole text: paragraphs are parted by an empty line, lines that begin with a dash are a list, with a bar a table. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block): Block => {
      if (block.startsWith('| ')) {
        const [head = [], , ...rows] = block.split('\n').map(cells);
        return { kind: 'table', head, rows };
      }
      if (!block.startsWith('- ')) return { kind: 'paragraph', parts: inline(block.replace(/\s*\n\s*/g, ' ')) };
      const items = block.split(/\n(?=- )/).map((item) => inline(item.slice(2).replace(/\s*\n\s*/g, ' ')));
      return { kind: 'list', items };
    });
}

function cells(line: string): Inline[][] {
  return line.trim().slice(1, -1).split('|').map((cell) => inline(cell.trim()));
}
