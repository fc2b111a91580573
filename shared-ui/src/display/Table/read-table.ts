import type { TableTexts } from '../../actions/CopyTableButton/table-formats.ts';

/** What a cell shows beside its words, and what only screen readers hear. */
const UNREAD = '.sr-only, svg, img, input, select, button, [aria-hidden="true"]:has(img), [data-tint]';

/** The texts in a node. Elements side by side, such as a name and the line below it, are parted by a comma. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.matches(UNREAD)) return '';
  let text = '';
  let afterElement = false;
  for (const child of node.childNodes) {
    const part = textOf(child);
    if (part.trim() === '') continue;
    const isElement = child instanceof Element;
    text += isElement && afterElement && child.tagName !== 'SMALL' ? `, ${part}` : part;
    afterElement = isElement;
  }
  return text;
}

/** Reads a table as people see it, without the columns of actions. */
export function readTable(table: HTMLTableElement): TableTexts {
  const read = (row: HTMLTableRowElement) => [...row.cells].filter((cell) => !cell.matches('.no-print')).map(textOf);
  const [head] = table.tHead?.rows ?? [];
  return {
    headers: head
      ? [...head.cells].filter((cell) => !cell.matches('.no-print')).map((cell) => cell.textContent ?? '')
      : [],
    rows: [...table.tBodies].flatMap((body) => [...body.rows].map(read)),
  };
}
