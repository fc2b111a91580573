const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY_MS = 86_400_000;
/** Day 0 of workbooks. */
const EPOCH = Date.UTC(1899, 11, 30);

/** A format without its quoted texts, escapes and conditions. */
const bare = (format: string) => format.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');

/** A category that is a number or a date, as text. */
export function formatted(text: string, format: string): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text.trim();
  const code = bare(format).toLowerCase();
  if (format === 'General' || !/[dmy]/.test(code) || /[0#]/.test(code)) {
    return code.includes('%') ? `${Number((value * 100).toPrecision(12))}%` : String(Number(value.toPrecision(15)));
  }
  const date = new Date(EPOCH + Math.round(value) * DAY_MS);
  if (Number.isNaN(date.getTime())) return text.trim();
  const parts = [
    /d/.test(code) ? String(date.getUTCDate()) : '',
    /m/.test(code) ? (MONTHS[date.getUTCMonth()] ?? '') : '',
    /y/.test(code) ? String(date.getUTCFullYear()) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

const unitIn = (format: string): string => {
  const [positive = ''] = format.split(';');
  if (bare(positive).includes('%')) return '%';
  const currency = /\[\$([^\]-]+)/.exec(positive)?.[1] ?? /[$€£¥]/.exec(positive)?.[0] ?? '';
  const quoted = [...positive.matchAll(/"([^"]*)"/g)].map(([, text]) => text?.trim() ?? '').filter(Boolean);
  const scale = /,,(?![#0])/.test(bare(positive)) ? 1e6 : 1;
  // “#,##0,,"M"” shows millions of values that are stored in full.
  return [currency, ...quoted.filter((text) => text !== currency && scale === 1)].join('').slice(0, 20);
};

/**
 * The unit of a chart from the number formats of its series, and the factor by which each series is shown. Percentages
 * are stored as fractions.
 */
export function unitOf(formats: readonly string[]): { unit: string; scales: number[] } {
  const units = formats.map(unitIn);
  const [first = ''] = units;
  return {
    unit: units.every((unit) => unit === first) ? first : '',
    scales: units.map((unit) => (unit === '%' && units.every((one) => one === '%') ? 100 : 1)),
  };
}
