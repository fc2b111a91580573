/** A text of a page and its few neighbors in the innermost element around them, as a figure and its label. */
export interface Group {
  texts: string[];
}

export interface Cell {
  text: string;
  isHeader: boolean;
  /** Over how many rows and columns it reaches. */
  span: number;
}

/** What the elements of a page say, whatever it looks like. */
export interface Structure {
  groups: Group[];
  /** Tables as rows of cells. */
  tables: Cell[][][];
  /** Each text that stands in an element of its own, without those in tables. */
  texts: string[];
}

/** Reads the visible elements of the page on which it runs. It may use nothing from outside. */
export function structureOfPage(): Structure {
  const MOST_IN_GROUP = 3;
  const SILENT = new Set(['STYLE', 'SCRIPT', 'NOSCRIPT', 'TEMPLATE', 'CANVAS', 'SVG', 'svg']);
  // biome-ignore lint/performance/useDomNodeTextContent: Breaks part words, and capitals are set by styles.
  const textOf = (element: HTMLElement) => (element.innerText ?? element.textContent).replace(/\s+/gu, ' ').trim();
  const displayOf = (element: Element) => getComputedStyle(element).display;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, opacity } = getComputedStyle(element);
    return width > 0 && height > 0 && visibility !== 'hidden' && Number(opacity) > 0.1;
  };
  /** Whether an element holds one text, in which some words may be set off. */
  const isOneText = (element: Element) =>
    element.textContent?.trim() !== '' &&
    [...element.children].every(
      (child) => SILENT.has(child.tagName) || child.tagName === 'BR' || displayOf(child) === 'inline',
    ) &&
    !(/flex|grid/u.test(displayOf(element)) && element.children.length > 0);
  const texts: HTMLElement[] = [];
  const visit = (element: Element) => {
    if (SILENT.has(element.tagName) || (!isSeen(element) && displayOf(element) !== 'contents')) return;
    if (isOneText(element)) texts.push(element as HTMLElement);
    else for (const child of element.children) visit(child);
  };
  visit(document.body);
  const within = new Map<Element, HTMLElement[]>();
  for (const text of texts) {
    for (let around = text.parentElement; around; around = around.parentElement)
      within.set(around, [...(within.get(around) ?? []), text]);
  }
  return {
    groups: [...within]
      .filter(([element, held]) => held.length > 1 && held.length <= MOST_IN_GROUP && !element.closest('table'))
      .map(([, held]) => ({ texts: held.map(textOf) })),
    tables: [...document.querySelectorAll('table')].filter(isSeen).map((table) =>
      [...table.rows].map((row) =>
        [...row.cells].map((cell) => ({
          text: textOf(cell),
          isHeader: cell.tagName === 'TH',
          span: cell.colSpan * cell.rowSpan,
        })),
      ),
    ),
    texts: texts.filter((text) => !text.closest('table')).map(textOf),
  };
}
