/**
 * Turns questions that a reader wrote into questions that hold no text of a deck: `node
 * bench/src/answers/hash-questions.ts DECKS QUESTIONS HELD_OUT [later]`, where QUESTIONS has a file `<deck>.tsv` (kind, question,
 * slides, values, note) for each deck `<deck>.pdf` in DECKS, and HELD_OUT names the decks that the assistant is not
 * improved on, separated by commas; with `later`, both groups are named so. Prints `questions.tsv`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf } from '../values/tokens.ts';

const [decks = '', questions = '', heldOut = '', when] = process.argv.slice(2);
const apart = new Set(heldOut.split(','));

/** Values that must all be in an answer, each with its variants. */
const hashed = (values: string) =>
  values
    .split(' ; ')
    .map((value) => value.split(' / ').map((variant) => tokensOf(variant).join(' ')))
    .map((variants) => variants.filter(Boolean).join(' / '))
    .filter(Boolean)
    .join(' ; ');

console.log(['deck', 'part', 'kind', 'question', 'slides', 'values'].join('\t'));
for (const name of readdirSync(questions).sort()) {
  const deck = name.replace(/\.tsv$/, '');
  const pdf = join(decks, `${deck}.pdf`);
  if (!name.endsWith('.tsv') || !existsSync(pdf)) continue;
  const hash = createHash('sha256').update(readFileSync(pdf)).digest('hex').slice(0, 16);
  const part = [apart.has(deck) ? 'kept apart' : 'developed on', when].filter(Boolean).join(' ');
  for (const row of readFileSync(join(questions, name), 'utf8').split('\n').slice(1)) {
    const [kind = '', question = '', slides = '', values = ''] = row.split('\t').map((cell) => cell.trim());
    if (question === '') continue;
    const isSaid = kind !== 'not said';
    console.log([hash, part, kind, question, isSaid ? slides : '', isSaid ? hashed(values) : ''].join('\t'));
  }
}
