import { child, childrenOf, type Element, isOn } from '../package/xml.ts';
import { plainText } from './text.ts';

/** The cells of a table. Cells that belong to a merged one are empty. */
export function tableRows(table: Element): string[][] {
  const rows = childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').map((cell) => {
      const isMerged = isOn(cell.attributes.hMerge) || isOn(cell.attributes.vMerge);
      return isMerged ? '' : plainText(child(cell, 'txBody')).join(' ');
    }),
  );
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const isUsed = Array.from({ length: width }, (_, column) => rows.some((row) => (row[column] ?? '') !== ''));
  return rows
    .map((row) => isUsed.flatMap((used, column) => (used ? [row[column] ?? ''] : [])))
    .filter((row) => row.some((cell) => cell !== ''));
}
