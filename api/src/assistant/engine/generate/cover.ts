import { capital, withoutStop } from '../sentences.ts';
import type { DocumentSlide } from '../types.ts';
import { notesOf } from './fit.ts';
import { headlineOf } from './headline.ts';
import type { Person } from './people.ts';
import { placeholder } from './section-slides.ts';

const LONGEST = 140;
/** An email address. */
export const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const LEADS = /\b(?:CEO|chief executive|founder)\b/iu;

const nameOf = (company: string) => (company === '' ? placeholder('name of the company') : capital(company));

/** The first slide: the company and one sentence about what it does. */
export function cover(company: string, told: readonly string[], facts: readonly string[]): DocumentSlide {
  const line = told.map((text) => (text.length <= LONGEST ? text : headlineOf(text))).find((text) => text !== null);
  return {
    id: 'cover',
    kind: 'title',
    title: nameOf(company),
    subtitle: line ? capital(withoutStop(line)) : placeholder('what you do and for whom, in one sentence'),
    notes: notesOf([facts.join(' · '), line ? `Say: ${capital(line)}` : '']),
  };
}

/**
 * The last slide: the company again, with the first of these sentences that is short enough, and whom to contact. Null
 * if none is.
 */
export function close(company: string, told: readonly string[], people: readonly Person[]): DocumentSlide | null {
  const said = told.find((text) => headlineOf(text) !== null);
  const sentence = said && headlineOf(said);
  if (!sentence) return null;
  const person = people.find(({ role }) => LEADS.test(role)) ?? people[0];
  const email = told.map((text) => EMAIL.exec(text)?.[0]).find((found) => found !== undefined) ?? '';
  const contact = { name: person?.name ?? '', email, phone: '', site: '' };
  return { id: 'close', kind: 'closing', title: nameOf(company), sentence, contact, notes: `Say: ${said}` };
}
