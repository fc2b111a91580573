import type { Line } from '../types.ts';

/** A word that a line break divides at its hyphen: "clinical-", "negligence". Not "data-", "and compute-efficient". */
const DIVIDED = /\p{L}-$/u;
const GOES_ON = /^(?!(?:and|or|to|und|oder)\b|&)\p{L}/iu;

/** The text of lines that go on, and where each of them starts in it. */
export function joined(lines: readonly Pick<Line, 'text'>[]): { text: string; starts: number[] } {
  let text = '';
  const starts = lines.map((line, at) => {
    if (at > 0 && !(DIVIDED.test(text) && GOES_ON.test(line.text))) text += ' ';
    const start = text.length;
    text += line.text;
    return start;
  });
  return { text, starts };
}

/** The text of lines that go on. */
export const textOf = (lines: readonly Pick<Line, 'text'>[]): string => joined(lines).text;

/** A text with the name before it: "Seats: 40". A name that is a sentence stays one: "Live and tested. Q1". */
export const nameAndText = (name: string, text: string): string =>
  /[.!?…]$/u.test(name) ? `${name} ${text}` : `${name.replace(/:$/u, '')}: ${text}`;
