import { capital, withoutStop } from '../sentences.ts';
import type { DocumentSlide } from '../types.ts';
import { contactOf } from './contact.ts';
import { notesOf, spoken } from './fit.ts';
import { headlineOf } from './headline.ts';
import type { Person } from './people.ts';
import { placeholder } from './section-slides.ts';

const LONGEST = 140;
const LEADS = /\b(?:CEO|chief executive|founder)\b/iu;

const nameOf = (company: string) => (company === '' ? placeholder('name of the company') : capital(company));

/** What a company does, as the first of these sentences that is short enough, or the clause of one; null without any. */
const lineOf = (told: readonly string[]): string | null =>
  told.map((text) => (text.length <= LONGEST ? text : headlineOf(text))).find((text) => text !== null) ?? null;

/** The first slide: the company and one sentence about what it does. */
export function cover(company: string, told: readonly string[], facts: readonly string[]): DocumentSlide {
  const line = lineOf(told);
  return {
    id: 'cover',
    kind: 'title',
    title: nameOf(company),
    subtitle: line ? capital(withoutStop(line)) : placeholder('what you do and for whom, in one sentence'),
    notes: notesOf([facts.join(' · '), line ? `Say: ${capital(line)}` : '']),
  };
}

const firstName = (name: string) =>
  name
    .replace(/^(?:dr|prof)\. /iu, '')
    .split(' ')[0]
    ?.toLowerCase() ?? '';

/** Whom to write to: the person whose name is in the address, otherwise who leads. */
const personBehind = (people: readonly Person[], email: string) =>
  people.find(({ name }) => email.toLowerCase().startsWith(firstName(name))) ??
  people.find(({ role }) => LEADS.test(role)) ??
  people[0];

/** What the last slide is made of. */
interface Ending {
  company: string;
  /** The sentences about what the company does. */
  offer: readonly string[];
  /** The sentences about what it asks for. */
  asked: readonly string[];
  /** All other sentences. */
  others: readonly string[];
  people: readonly Person[];
  /** Sentences that only say how to reach the company. */
  contacts: readonly string[];
  /** What one says on the slide before. */
  before: string;
}

const headed = (texts: readonly string[]) => texts.find((text) => headlineOf(text) !== null);

/**
 * The last slide: the company, what it does in a sentence, what it asks for unless the slide before has just said so, and
 * whom to contact. Null if there is nothing to say.
 */
export function close({ company, offer, asked, others, people, contacts, before }: Ending): DocumentSlide | null {
  const ask = headed(asked.filter((text) => /\p{L}{3}/u.test(text)));
  const isNew = ask !== undefined && !before.includes(ask);
  const line = lineOf(offer) ?? lineOf(isNew ? [] : others);
  const told = [...(line ? [line] : []), ...(ask && (isNew || !line) ? [ask] : [])];
  const reached = contactOf([...contacts, ...asked, ...offer, ...others], company);
  const name = personBehind(people, reached.email)?.name ?? '';
  if (told.length === 0 && contacts.length === 0) return null;
  const said = told.map((text) => capital(withoutStop(text === line ? text : (headlineOf(text) ?? text))));
  const sentence = said.length > 1 && said.join('. ').length > LONGEST ? said.slice(-1) : said;
  return {
    id: 'close',
    kind: 'closing',
    title: nameOf(company),
    sentence: sentence.join('. '),
    contact: { name, ...reached },
    notes: spoken([...told, ...contacts]),
  };
}
