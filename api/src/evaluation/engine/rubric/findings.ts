import { type Backing, backingOf, hasDate, isSourceLine, type Names, opensWithName } from './backing.ts';
import { CURRENCY, type Figure, figuresOf } from './figures.ts';
import type { Rule } from './rules/rule.ts';
import type { Statement } from './statements.ts';
import { isPlaceholder } from './template.ts';
import { contrasts, isKeywordList, substance, wordsOf } from './words.ts';

/** 3 generic, 5 specific, 8 evidenced. */
export type Band = 3 | 5 | 8;

/** A statement that a rule recognises. */
export interface Finding {
  rule: Rule;
  statement: Statement;
  band: Band;
  /** True when the words name the subject; false when only the position in the deck does. */
  direct: boolean;
  /** The numbers that measure what the rule looks for. */
  figures: Figure[];
  /** What makes those numbers checkable; empty below the highest band. */
  backing: Backing[];
}

/** Facts shared by all statements of a deck. */
export interface Context {
  names: Names;
  /** Slides with a source line for their figures. */
  sourced: ReadonlySet<number>;
  /** Slides whose title contains a date. */
  dated: ReadonlySet<number>;
  /** Competition slides that show logos. */
  logos: readonly number[];
  /** Sentences with a date or a named party. */
  checkable: readonly (Pick<Statement, 'slide' | 'text'> & { backing: readonly Backing[] })[];
}

const PROJECTION = new RegExp(
  String.raw`\b(?:will|plan(?:s|ned)? to|plan is|goal|forecast\w*|project(?:ed|ions?)|expect(?:s|ed)?|aim(?:s|ing)? (?:to|for)|by (?:the end of )?20[2-9]\d|year (?:[1-5]|one|two|three|four|five)\b|y[1-5]\b|in (?:\w+ )?years|next year|could|potential(?:ly)?|takes us to|gets us to|estimated)\b|\btarget(?:s|ing)? (?:${CURRENCY})?\d`,
  'iu',
);
/** A question is not a claim. */
const QUESTION = /\?$/u;
/** A title that says when something happens does not date the text below it. */
const LABELLED = /[,(:–-] ?(?:\p{L}+ )?(?:19|20)\d{2}\)?$/u;
const HAPPENS = /\b(?:is|are|was|were|has|have|must|starts?|began|begins|makes?|became|becomes?)\b/iu;
const SHORTEST_CLAIM = 2;
/** A sentence with this many different telling words is specific to one company. */
const TELLING = 4;

/**
 * Collects the facts that all statements share.
 * @param logos competition slides that show logos
 */
export function contextOf(statements: readonly Statement[], names: Names, logos: readonly number[] = []): Context {
  const slides = (wanted: (statement: Statement) => boolean) =>
    new Set(statements.filter(wanted).map(({ slide }) => slide));
  return {
    names,
    logos,
    sourced: slides(({ text }) => isSourceLine(text)),
    dated: slides(({ text, title }) => title && hasDate(text) && (!HAPPENS.test(text) || LABELLED.test(text))),
    checkable: statements.flatMap(({ slide, text }) => {
      const backing = backingOf(text, names).filter((kind) => kind !== 'source');
      return backing.length > 0 ? [{ slide, text, backing }] : [];
    }),
  };
}

/** Properties of a statement that do not depend on the rule. */
export interface StatementFacts {
  statement: Statement;
  figures: Figure[];
  backing: Backing[];
  /** Only a list of words that investors look for. */
  keywords: boolean;
  projection: boolean;
  sourceLine: boolean;
}

/** Reads each statement once, for all rules. */
export function readingsOf(statements: readonly Statement[], { names }: Context): StatementFacts[] {
  return statements.map((statement) => ({
    statement,
    figures: figuresOf(statement.text),
    backing: backingOf(statement.text, names),
    keywords: isKeywordList(statement.text),
    projection: PROJECTION.test(statement.text),
    sourceLine: isSourceLine(statement.text),
  }));
}

/** A comparison cell that matches by its position, not by its words. */
const saysByPlace = (rule: Rule, { compared }: Statement): boolean =>
  (compared?.kind === 'alternative' && rule.specific.includes('opening')) ||
  (compared?.kind === 'difference' && rule.specific.includes('contrast'));

function recognises(rule: Rule, reading: StatementFacts, figures: Figure[]): boolean {
  const { text, topic, compared } = reading.statement;
  if (saysByPlace(rule, reading.statement)) return true;
  if (compared && compared.kind !== 'cell') return false;
  if (isPlaceholder(reading.statement)) return false;
  if (reading.keywords || reading.sourceLine || (rule.actual && reading.projection) || rule.not?.test(text))
    return false;
  if (QUESTION.test(text)) return false;
  if (topic && rule.sections.includes(topic)) {
    if (rule.anywhere?.test(text)) return true;
    if (rule.figureInSection && figures.length > 0) return true;
    if (rule.inSection) return rule.inSection.test(text);
    return (
      wordsOf(text).length >= SHORTEST_CLAIM ||
      rule.specific.some((way) => way instanceof RegExp && way.test(text)) ||
      (rule.specific.includes('name') && reading.backing.includes('party')) ||
      (rule.specific.includes('opening') && !compared && opensWithName(text))
    );
  }
  if (topic && rule.notIn?.includes(topic)) return false;
  return (rule.anywhere?.test(text) ?? false) && (!rule.figureOutside || figures.length > 0);
}

function isSpecific(rule: Rule, { statement, backing }: StatementFacts, figures: Figure[]): boolean {
  const { text, compared } = statement;
  if (saysByPlace(rule, statement)) return true;
  return rule.specific.some((way) => {
    if (way instanceof RegExp) return way.test(text);
    if (way === 'opening') return !compared && opensWithName(text);
    if (way === 'contrast') return contrasts(text, backing.includes('party'));
    if (way === 'figure') return figures.length > 0;
    if (way === 'date') return backing.includes('date');
    if (way === 'name') return backing.includes('party');
    return substance(text) >= TELLING;
  });
}

const measuring = (rule: Rule, { figures }: StatementFacts) =>
  figures.filter(({ kind }) => rule.figures.includes(kind));

/** Applies one rule to one statement; null when the rule does not recognise it. */
export function judge(rule: Rule, reading: StatementFacts, context: Context): Finding | null {
  return recognises(rule, reading, measuring(rule, reading)) ? weigh(rule, reading, context) : null;
}

/** The band of a statement that the rule recognises. */
export function weigh(rule: Rule, reading: StatementFacts, context: Context): Finding {
  const { statement } = reading;
  const figures = measuring(rule, reading);
  const direct = saysByPlace(rule, statement) || (rule.anywhere?.test(statement.text) ?? false);
  const finding = { rule, statement, figures, direct, backing: [] };
  if (rule.general?.test(statement.text) || !isSpecific(rule, reading, figures)) return { ...finding, band: 3 };
  if (figures.length === 0 || rule.highest === 5) return { ...finding, band: 5 };
  const backing = new Set(rule.own ? backingOf(statement.text.replace(rule.own, ''), context.names) : reading.backing);
  if (rule.party?.test(statement.text) === false) backing.delete('party');
  if (context.sourced.has(statement.slide)) backing.add('source');
  if (context.dated.has(statement.slide)) backing.add('date');
  if (backing.size === 0) {
    const beside = context.checkable.find(
      ({ slide, text }) => slide === statement.slide && text !== statement.text && rule.beside?.test(text),
    );
    for (const kind of beside?.backing ?? []) backing.add(kind);
  }
  return backing.size > 0 ? { ...finding, band: 8, backing: [...backing] } : { ...finding, band: 5 };
}

/** From how many alternatives a comparison row distinguishes the company. */
const setOffAgainst = ({ compared }: Statement): number =>
  compared?.kind === 'difference' ? compared.against.length : 0;

/** More telling words than this do not improve a sentence. */
const FULL = 4;

/** Orders two findings of one rule by band, direct wording, number of alternatives distinguished, and detail. */
export function better(a: Finding, b: Finding): number {
  return (
    b.band - a.band ||
    Number(b.direct) - Number(a.direct) ||
    setOffAgainst(b.statement) - setOffAgainst(a.statement) ||
    Math.min(substance(b.statement.text), FULL) - Math.min(substance(a.statement.text), FULL) ||
    a.statement.slide - b.statement.slide
  );
}

/** Finds the evidence for a rule in the deck, best first. */
export type Find = (rule: Rule, readings: readonly StatementFacts[], context: Context) => Finding[];

export const findingsOf: Find = (rule, readings, context) =>
  readings
    .map((reading) => judge(rule, reading, context))
    .filter((finding) => finding !== null)
    .sort(better);
