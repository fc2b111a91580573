import { type Backing, backingOf, hasDate, isSourceLine, type Names } from './backing.ts';
import { type Figure, figuresOf } from './figures.ts';
import type { Rule, Specific } from './rules/rule.ts';
import type { Statement } from './statements.ts';
import { isKeywordList, substance, wordsOf } from './words.ts';

/** 3 stated generically, 5 specific, 8 evidenced. */
export type Band = 3 | 5 | 8;

/** A statement that a rule recognises. */
export interface Finding {
  rule: Rule;
  statement: Statement;
  band: Band;
  /** Its own words name the matter; otherwise only its place in the deck does. */
  direct: boolean;
  /** The numbers that measure what the rule looks for. */
  figures: Figure[];
  /** How those numbers can be checked; empty below the highest band. */
  backing: Backing[];
}

/** What the statements of a deck have in common. */
export interface Context {
  names: Names;
  /** Slides with a line that says where their figures come from. */
  sourced: ReadonlySet<number>;
  /** Slides whose title carries a date. */
  dated: ReadonlySet<number>;
}

const PROJECTION =
  /\b(?:will|plan(?:s|ned)? to|plan is|target(?:s|ing)? (?:\d|[$€£])|goal|forecast\w*|project(?:ed|ions?)|expect(?:s|ed)?|aim(?:s|ing)? (?:to|for)|by (?:the end of )?20[2-9]\d|year [1-5]\b|y[1-5]\b|in (?:\w+ )?years|next year|could|potential(?:ly)?|takes us to|gets us to|estimated)\b/iu;
const SHORTEST_CLAIM = 2;
/** Different telling words that make a sentence particular to one company. */
const TELLING = 4;

/** Reads what all statements of a deck share. */
export function contextOf(statements: readonly Statement[], names: Names): Context {
  const slides = (wanted: (statement: Statement) => boolean) =>
    new Set(statements.filter(wanted).map(({ slide }) => slide));
  return {
    names,
    sourced: slides(({ text }) => isSourceLine(text)),
    dated: slides(({ text, title }) => title && hasDate(text)),
  };
}

/** What a statement holds, whatever the rule. */
export interface Reading {
  statement: Statement;
  figures: Figure[];
  backing: Backing[];
  /** A mere list of the words that investors look for. */
  keywords: boolean;
  projection: boolean;
  sourceLine: boolean;
}

/** Reads each statement once, for all rules. */
export function readingsOf(statements: readonly Statement[], { names }: Context): Reading[] {
  return statements.map((statement) => ({
    statement,
    figures: figuresOf(statement.text),
    backing: backingOf(statement.text, names),
    keywords: isKeywordList(statement.text),
    projection: PROJECTION.test(statement.text),
    sourceLine: isSourceLine(statement.text),
  }));
}

function recognises(rule: Rule, reading: Reading, figures: Figure[]): boolean {
  const { text, topic } = reading.statement;
  if (reading.keywords || reading.sourceLine || (rule.actual && reading.projection) || rule.not?.test(text))
    return false;
  if (topic && rule.sections.includes(topic)) {
    if (rule.anywhere?.test(text)) return true;
    if (rule.figureInSection && figures.length > 0) return true;
    if (rule.inSection) return rule.inSection.test(text);
    return (
      wordsOf(text).length >= SHORTEST_CLAIM ||
      rule.specific.some((way) => way instanceof RegExp && way.test(text)) ||
      (rule.specific.includes('name') && reading.backing.includes('party'))
    );
  }
  if (topic && rule.notIn?.includes(topic)) return false;
  return (rule.anywhere?.test(text) ?? false) && (!rule.figureOutside || figures.length > 0);
}

function isSpecific(ways: readonly Specific[], { statement: { text }, backing }: Reading, figures: Figure[]): boolean {
  return ways.some((way) => {
    if (way instanceof RegExp) return way.test(text);
    if (way === 'figure') return figures.length > 0;
    if (way === 'date') return backing.includes('date');
    if (way === 'name') return backing.includes('party');
    return substance(text) >= TELLING;
  });
}

const measuring = (rule: Rule, { figures }: Reading) => figures.filter(({ kind }) => rule.figures.includes(kind));

/** Judges one statement by one rule; null when the rule does not recognise it. */
export function judge(rule: Rule, reading: Reading, context: Context): Finding | null {
  return recognises(rule, reading, measuring(rule, reading)) ? weigh(rule, reading, context) : null;
}

/** The band that a statement earns under a rule, given that it is what the rule looks for. */
export function weigh(rule: Rule, reading: Reading, context: Context): Finding {
  const { statement } = reading;
  const figures = measuring(rule, reading);
  const direct = rule.anywhere?.test(statement.text) ?? false;
  const finding = { rule, statement, figures, direct, backing: [] };
  if (rule.general?.test(statement.text) || !isSpecific(rule.specific, reading, figures))
    return { ...finding, band: 3 };
  if (figures.length === 0 || rule.highest === 5) return { ...finding, band: 5 };
  const backing = new Set(rule.own ? backingOf(statement.text.replace(rule.own, ''), context.names) : reading.backing);
  if (rule.party?.test(statement.text) === false) backing.delete('party');
  if (context.sourced.has(statement.slide)) backing.add('source');
  if (context.dated.has(statement.slide)) backing.add('date');
  return backing.size > 0 ? { ...finding, band: 8, backing: [...backing] } : { ...finding, band: 5 };
}

/** More telling words than this make a sentence no better. */
const FULL = 4;

/** The better of two findings of one rule: band, then words that name the matter, then the fuller sentence. */
export function better(a: Finding, b: Finding): number {
  return (
    b.band - a.band ||
    Number(b.direct) - Number(a.direct) ||
    Math.min(substance(b.statement.text), FULL) - Math.min(substance(a.statement.text), FULL) ||
    a.statement.slide - b.statement.slide
  );
}

/** Finds what stands for a rule among everything the deck says, best first. */
export type Find = (rule: Rule, readings: readonly Reading[], context: Context) => Finding[];

/** All findings of a rule, best first. */
export const findingsOf: Find = (rule, readings, context) =>
  readings
    .map((reading) => judge(rule, reading, context))
    .filter((finding) => finding !== null)
    .sort(better);
