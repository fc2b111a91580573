/** Parses a number of a chart: null for empty input, undefined if it is not a number. */
export function parseNumber(text: string): number | null | undefined {
  const written = text.trim().replace(/\s/g, '').replace(',', '.');
  if (written === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : undefined;
}
