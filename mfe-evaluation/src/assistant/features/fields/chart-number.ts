/** What somebody writes as a number of a chart: null for nothing, undefined for what is no number. */
export function parseNumber(text: string): number | null | undefined {
  const written = text.trim().replace(/\s/g, '').replace(',', '.');
  if (written === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : undefined;
}
