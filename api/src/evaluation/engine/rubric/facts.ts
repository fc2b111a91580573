import { type Backing, backingOf, isSourceLine, type Names } from './backing.ts';
import { CURRENCY, type Figure, figuresOf } from './figures.ts';
import type { Statement } from './statements.ts';
import { isPlaceholder } from './template.ts';
import { isKeywordList } from './words.ts';

/** What a statement says, whatever it speaks to. */
export interface StatementFacts {
  statement: Statement;
  figures: Figure[];
  backing: Backing[];
  /** Only a list of words that investors look for. */
  keywords: boolean;
  projection: boolean;
  sourceLine: boolean;
  /** Text of a template that nobody has filled in. */
  placeholder: boolean;
}

const PROJECTION = new RegExp(
  String.raw`\b(?:will|plan(?:s|ned)? to|plan is|goal|forecast\w*|project(?:ed|ions?)|expect(?:s|ed)?|aim(?:s|ing)? (?:to|for)|by (?:the end of )?20[2-9]\d|year (?:[1-5]|one|two|three|four|five)\b|y[1-5]\b|in (?:\w+ )?years|next year|could|potential(?:ly)?|takes us to|gets us to|estimated)\b|\btarget(?:s|ing)? (?:${CURRENCY})?\d`,
  'iu',
);
/** Steps of a roadmap: "Next: three design partners", "M3 (month 6): engine shows …". */
const ROADMAP = /^(?:up )?(?:next|later|soon|coming(?: soon| next)?)(?: up)? ?[:–—]|^m(?:onth )?\d{1,2}\b[^:]{0,20}:/iu;
/** Notices that decks carry for the law's sake. */
const NOTICE =
  /\b(?:forward[- ]looking statements?|past performance|entire investment|offer to sell|solicitation of an offer|all rights reserved|not (?:constitute|financial|investment) (?:an offer|advice))\b|\binvolves? (?:a )?(?:high|significant|substantial) (?:degree of )?risks?\b/iu;

/** Words of a plan or an estimate that mean nothing else. */
const SUPPOSED = new RegExp(
  String.raw`\b(?:estimat(?:e[sd]?|ion)|forecast\w*|project(?:ed|ions?)|expect(?:s|ed)? to|illustrative|assum(?:e[sd]?|ing|ptions?)|will|plan(?:s|ned)? to|aim(?:s|ing)? to|by (?:the end of )?20[2-9]\d|year (?:[1-5]|one|two|three|four|five)|next year|goal of|targets? of)\b|\btarget(?:s|ing)?:? (?:${CURRENCY})?\d`,
  'iu',
);

/** Whether a statement says in its own words that it tells of a plan or an estimate. */
export const saysPlan = ({ statement }: Pick<StatementFacts, 'statement'>): boolean => SUPPOSED.test(statement.text);

/** A question is not a claim. */
export const isQuestion = ({ text }: Pick<Statement, 'text'>): boolean => /\?$/u.test(text);

/** True for lists of keywords, source lines, questions, placeholders and legal notices. */
export const claimsNothing = ({ statement, keywords, sourceLine, placeholder }: StatementFacts): boolean =>
  keywords || sourceLine || placeholder || isQuestion(statement) || NOTICE.test(statement.text);

/** Reads each statement once, for all rules. */
export const factsOf = (statements: readonly Statement[], names: Names): StatementFacts[] =>
  statements.map((statement) => ({
    statement,
    figures: figuresOf(statement.text),
    backing: backingOf(statement.text, names),
    keywords: isKeywordList(statement.text),
    projection: PROJECTION.test(statement.text) || ROADMAP.test(statement.text),
    sourceLine: isSourceLine(statement.text),
    placeholder: isPlaceholder(statement),
  }));
