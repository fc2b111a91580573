import { readFileSync } from 'node:fs';
import type { Question } from './judge.ts';

/** The questions of `questions.tsv`. */
export function storedQuestions(): Question[] {
  const [, ...rows] = readFileSync(new URL('./questions.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [deck = '', part = '', kind = '', question = '', slides = '', values = ''] = row.split('\t');
    return {
      deck,
      part: part as Question['part'],
      kind,
      question,
      slides: slides.split(',').filter(Boolean).map(Number),
      values: values
        .split(' ; ')
        .filter(Boolean)
        .map((value) => value.split(' / ').map((variant) => variant.split(' '))),
    };
  });
}
