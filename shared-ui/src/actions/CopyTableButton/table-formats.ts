import { guardFormula } from '@northlight/shared-api/rules';

/** A table's texts: each row has as many as there are headers. */
export interface TableTexts {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/gu, (character) => ENTITIES[character] ?? '');

/** One line, so that a text never becomes several cells. */
const cellText = (text: string) => guardFormula(text.replace(/\s+/gu, ' ').trim());
const quoted = (text: string) => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text);

/** The table as tab-separated text and as HTML. Formulas are guarded in both, since spreadsheets read either. */
export function tableFormats({ headers, rows }: TableTexts): { 'text/plain': string; 'text/html': string } {
  const [head = [], ...body] = [headers, ...rows].map((row) => row.map(cellText));
  const lines = [head, ...body].map((row) => row.map(quoted).join('\t'));
  const row = (tag: 'th' | 'td') => (texts: string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`;
  return {
    'text/plain': lines.join('\n'),
    'text/html': `<table><thead>${row('th')(head)}</thead><tbody>${body.map(row('td')).join('')}</tbody></table>`,
  };
}
