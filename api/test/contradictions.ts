import { RUBRIC } from '../src/evaluation/engine/rubric/rules/index.ts';
import type { EvaluationResult } from '../src/evaluation/engine/types.ts';

const RULES = RUBRIC.flatMap(({ rules }) => rules);
const QUOTED = /“[^”]*”/gu;
const GIVES_NO_NUMBER = /\bgives? no number\b/u;
/** A verdict on a whole category. */
const NUMBERLESS = /\bnot (?:in numbers|counted|measured)\b|\bwithout numbers?\b|\bnot how much\b/u;

/** What a reader would stumble over in one text of an evaluation. */
function blemishesOf(text: string): string[] {
  const own = text.replace(QUOTED, '“”');
  const quotes = text.match(QUOTED) ?? [];
  const sentences = own.split(/(?<=[.!?]) /u);
  const found: string[] = [];
  const twice = /\b(\p{L}+) \1\b/iu.exec(own);
  if (twice) found.push(`“${twice[0]}” is doubled`);
  const denied = NUMBERLESS.test(own)
    ? quotes
    : [/“[^”]*”[^“]*gives no number|“[^”]*” It gives no number/u.exec(text)?.[0] ?? ''];
  if (denied.some((quote) => /\d/u.test(quote.replace(/on slide \d+/u, ''))))
    found.push('it denies a number that it quotes');
  if (/nothing clearly backs/u.test(own) && /The number comes with/u.test(own))
    found.push('it denies the backing that it names');
  if (new Set(quotes).size < quotes.length) found.push('it quotes the same twice');
  if (/\.\.| [.,;:]|\bundefined\b|\bnull\b|\bNaN\b|“”[^\s.,;:)…!?]/u.test(own)) found.push('its punctuation is wrong');
  for (const sentence of sentences) {
    if (!/^[\p{Lu}\d“[$€£]/u.test(sentence)) found.push(`“${sentence}” does not begin like a sentence`);
    if (sentence !== '“”' && sentences.filter((other) => other === sentence && !other.includes('“”')).length > 1)
      found.push(`it says “${sentence}” twice`);
  }
  return found;
}

/** Score ranges that a verdict fits. */
const FITS: readonly [RegExp, lowest: number, highest: number][] = [
  [/reader can check\./u, 8, 9],
  [/second slide confirms|that a second slide/u, 9, 10],
  [/but the deck contradicts itself\./u, 7, 7],
  [/only in general terms\./u, 0, 4],
  [/but not clearly\. Slide/u, 0, 5],
  [/^We found nothing on/u, 0, 0],
  [/^We found nothing clear/u, 0, 5],
];

/** Everything in an evaluation that contradicts itself or reads wrongly, each as a sentence with its text. */
export function contradictionsIn({ scores, next_steps, strengths, improvements }: EvaluationResult): string[] {
  const found: string[] = [];
  const check = (text: string) => found.push(...blemishesOf(text).map((blemish) => `${blemish}: ${text}`));
  for (const { category, score, feedback, evidence, missing } of scores) {
    check(feedback);
    for (const { reason, quote } of evidence) {
      check(reason);
      if (GIVES_NO_NUMBER.test(reason) && /\d/u.test(quote)) found.push(`it denies a number: ${reason} ${quote}`);
    }
    for (const { reason } of missing) check(reason);
    for (const [verdict, lowest, highest] of FITS)
      if (score !== null && verdict.test(feedback) && (score < lowest || score > highest))
        found.push(`it does not fit the score ${score} of ${category}: ${feedback}`);
    const shown = evidence.filter(({ band }) => band !== 3).map(({ rule }) => rule);
    for (const { rule, reason } of missing)
      if (shown.includes(rule) && /^We found nothing on|is too general/u.test(reason))
        found.push(`it denies its evidence: ${reason}`);
  }
  for (const { title, detail, from, to } of next_steps) {
    check(title);
    check(detail);
    const denied = RULES.find(({ looksFor }) => detail.startsWith(`We found nothing on ${looksFor}.`));
    if (denied && scores.some(({ evidence }) => evidence.some(({ rule }) => rule === denied.name)))
      found.push(`the step denies evidence: ${detail}`);
    if (to <= from) found.push(`the step does not raise the score (${from} to ${to}): ${title}`);
  }
  if (new Set(next_steps.map(({ title }) => title)).size < next_steps.length) found.push('two steps have one title');
  for (const text of [...strengths, ...improvements]) check(text);
  const named = (text: string) => scores.find(({ category }) => text.startsWith(`${category}:`))?.category;
  for (const category of strengths.flatMap((text) => named(text) ?? []))
    if (improvements.some((text) => named(text) === category))
      found.push(`${category} is a strength and to be improved`);
  return found;
}
