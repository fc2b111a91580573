/** Stages of a company, earliest first. */
export const STAGES = ['Idea', 'Pre-seed', 'Seed', 'Series A', 'Series B', 'Growth'] as const;

export type Stage = (typeof STAGES)[number];

const LAST = STAGES.length - 1;
const DASH = '[\\s\\u2010-\\u2015-]?';

/**
 * Spellings of each stage, including the answers to "What stage are you at?". Where several match, the earlier entry
 * wins.
 */
const WORDS: readonly [Stage, string][] = [
  ['Seed', `pre${DASH}series\\s?a`],
  ['Pre-seed', `pre${DASH}seed|angels?|pre${DASH}launch|ready to launch`],
  ['Idea', 'idea(?:s|tion)?|concept'],
  ['Seed', 'seed|in business'],
  ['Series A', 'series\\s?a'],
  ['Series B', 'series\\s?b'],
  ['Growth', `growth|series\\s?[c-h]|late(?:r)?${DASH}stages?`],
];
const ONWARDS = '(?:and|or) (?:later|beyond)(?! series)|onwards?';
const PATTERN = new RegExp(`\\b(?:${WORDS.map(([, words]) => `(${words})`).join('|')}|${ONWARDS})\\b`, 'g');

/** The text between the two ends of a range, such as "Seed stage to Series A". */
const UNTIL = /^[\s-]*(?:stages?|rounds?)?\s*(?:to|through|until|[\u2010-\u2015-])\s*$/;

/** In "Series A-C" and "Series A or B", the second stage is a letter alone. */
const LETTERS = /\b(series\s?[a-h])(\s*(?:to|through|and|or|[,/\u2010-\u2015-])\s*)([b-h])\b/g;

/** The stages in a text, earliest first. "Seed to Series B" and "Seed and later" include all stages in the range. */
export function stagesIn(text: string): Stage[] {
  const plain = text.toLowerCase().replace(LETTERS, '$1$2series $3');
  const found = new Set<number>();
  let before: { rank: number; end: number } | null = null;
  for (const match of plain.matchAll(PATTERN)) {
    const word = WORDS[match.slice(1).findIndex((part) => part !== undefined)];
    if (!word && !before) continue;
    const rank = word ? STAGES.indexOf(word[0]) : LAST;
    const isRange = before && (!word || UNTIL.test(plain.slice(before.end, match.index)));
    const from = isRange && before ? before.rank : rank;
    for (let step = Math.min(from, rank); step <= Math.max(from, rank); step += 1) found.add(step);
    before = { rank, end: match.index + match[0].length };
  }
  return STAGES.filter((_, place) => found.has(place));
}

/** Number of steps between two sets of stages: 0 if they overlap, infinite if one is empty. */
export const stepsBetween = (one: readonly Stage[], other: readonly Stage[]): number =>
  Math.min(...one.flatMap((a) => other.map((b) => Math.abs(STAGES.indexOf(a) - STAGES.indexOf(b)))));
