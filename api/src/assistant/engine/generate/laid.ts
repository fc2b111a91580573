import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { isSourceLine } from '../../../evaluation/engine/rubric/backing.ts';
import type { RuleState } from '../judgement.ts';
import { asTitle, capital, withoutStop } from '../sentences.ts';
import type { DocumentSlide } from '../types.ts';
import { isClause } from './clauses.ts';
import { inParts } from './fit.ts';
import { LONGEST_TITLE } from './headline.ts';
import type { Piece } from './piece.ts';
import { quotationOf } from './quotation.ts';
import { sourceOf } from './sources.ts';
import type { Section } from './story.ts';

type Content<K extends DocumentSlide['kind']> = Omit<Extract<DocumentSlide, { kind: K }>, 'id' | 'title' | 'notes'>;
export type AnyContent = { [K in DocumentSlide['kind']]: Content<K> }[DocumentSlide['kind']];

/** What a section has to tell. */
export interface Told {
  section: Section;
  pieces: readonly Piece[];
  standings: readonly RuleState[];
  company: string;
  /** What the company does, for a comparison with others. */
  offer?: string | undefined;
  /** Into how many slides the plain sentences go, if there are enough; by default as few as hold them. */
  parts?: number | undefined;
}

/** A slide and the statements that it tells. */
export interface Laid {
  title: string;
  content: AnyContent;
  pieces: readonly Piece[];
}

/** Most characters of a sentence on a card. */
export const LONGEST_CARD = 120;

export const textsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);
/** A sentence as title; null if it is too long for one. */
export const whole = (text: string) => (text.length <= LONGEST_TITLE ? asTitle(text) : null);
export const linesFrom = (texts: readonly string[]) =>
  texts.flatMap((text) => inParts(capital(withoutStop(text)), DECK_LIMITS.line));
export const isWithin = (texts: readonly string[], most: number) => texts.every(({ length }) => length <= most);

/** Orders pieces by how well they are evidenced. */
function ranked(pieces: readonly Piece[], standings: readonly RuleState[]): Piece[] {
  const bands = new Map(standings.flatMap(({ finding }) => (finding ? [[finding.statement.text, finding.band]] : [])));
  return pieces.toSorted((a, b) => (bands.get(b.text) ?? 0) - (bands.get(a.text) ?? 0));
}

/** Whether a statement needs no other before it, nor its source after it. */
const isAlone = (text: string) =>
  !/^(?:it|they|this|that|these|those|he|she|then|both)\b|\balso\b/iu.test(text) && sourceOf(text) === '';

/** The statement that is the title as it stands: the best evidenced of the short ones that say something. */
export function claimOf(
  pieces: readonly Piece[],
  { section, standings }: Pick<Told, 'section' | 'standings'>,
): Piece | null {
  const short = (section.id === 'solution' ? pieces : ranked(pieces, standings)).filter(
    ({ text }) => whole(text) !== null && !/[?]$/u.test(text) && !isSourceLine(text) && quotationOf(text) === null,
  );
  return (
    short.find(({ text }) => isClause(text) && isAlone(text)) ??
    short.find(({ text }) => isClause(text)) ??
    short[0] ??
    null
  );
}
