import { capital, withoutStop } from '../sentences.ts';
import type { DocumentSlide } from '../types.ts';
import { placeholder } from './section-slides.ts';

const LONGEST = 140;

/** The first slide: the company and one sentence about what it does. */
export function cover(company: string, told: readonly string[], facts: readonly string[]): DocumentSlide {
  const line = told.find((text) => text.length <= LONGEST);
  const about = facts.join(' · ');
  return {
    id: 'cover',
    kind: 'title',
    title: company === '' ? placeholder('name of the company') : capital(company),
    subtitle: line ? withoutStop(line) : placeholder('what you do and for whom, in one sentence'),
    notes: [about, 'Say who you are and what you do before anything else.'].filter((text) => text !== '').join('\n\n'),
  };
}
