import { slideRanges } from '../../../decks/reading/ranges.ts';
import type { Discrepancy, Evidence, ForeignSlide, MissingEvidence, Quote } from '../types.ts';
import { type Assessment, leading } from './assessment.ts';
import type { Backing } from './backing.ts';
import type { Disagreement } from './discrepancies/disagreement.ts';
import type { Finding, Near } from './findings.ts';
import type { Rule } from './rules/rule.ts';
import type { Statement } from './statements.ts';

const LONGEST_QUOTE = 150;
const AND = new Intl.ListFormat('en', { type: 'conjunction' });
const BACKED: Record<Backing, string> = { date: 'a date', source: 'a source', party: 'a named party' };

/** "a date and a source". */
export function backedBy(backing: readonly Backing[]): string {
  return AND.format(backing.map((kind) => BACKED[kind]));
}

/** A text cut after a clause, or else after a word, when it is too long. */
export function clipped(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest);
  const clause = /^.*[^\d](?=[,;:–—.] )/u.exec(head)?.[0] ?? '';
  if (clause.length > 0.6 * longest) return `${clause}…`;
  const words = head.replace(/[\s,;:–—-]*\S*$/u, '');
  return `${words === '' ? head : words}…`;
}

const QUOTATION = /^[“"](?=[^“”"]*[”"]$)|(?<=^[“"][^“”"]*)[”"]$/gu;

/** A statement in quotation marks, without its own, cut when long. */
export const quoted = (text: string, longest = LONGEST_QUOTE): string =>
  `“${clipped(text.replace(QUOTATION, ''), longest).replace(/“/gu, '‘').replace(/”/gu, '’')}”`;

/** A quote that ends a sentence, with exactly one full stop. */
const quotedAtEnd = (text: string, longest = LONGEST_QUOTE): string =>
  `${quoted(text, longest)}${/[.!?…][”’"]?$/u.test(text) && text.length <= longest ? '' : '.'}`;

/** "Slide 4 says “…”." */
export const says = (slide: number, text: string): string => `Slide ${slide} says ${quotedAtEnd(text)}`;

/** The claim could become evidence, but lacks a number or a way to check it. */
const canGrow = ({ rule, band }: Finding) => band === 5 && rule.highest !== 5;

/** What the sentence itself lacks, so that its number is no evidence yet. Empty when it names a source, or may be a plan. */
export function unbacked({ rule, stated, saysPlan }: Pick<Finding, 'rule' | 'stated' | 'saysPlan'>): string {
  if (rule.unbacked !== undefined) return rule.unbacked;
  if (rule.plan) return '';
  if (saysPlan) return 'It is a plan or an estimate.';
  if (stated.includes('source')) return '';
  if (stated.includes('date'))
    return rule.needsSource
      ? 'A date alone does not say where the number comes from.'
      : 'The sentence gives a date, but no source.';
  return 'The sentence gives no date or source for the number.';
}

/** What a claim below evidence lacks. Empty when that would contradict a number that it gives. */
export function lackOf(finding: Finding): string {
  const { band, figures, statement } = finding;
  if (band === 3) return 'It is too general.';
  if (figures.length > 0) return unbacked(finding);
  return /\d/u.test(statement.text) ? '' : 'It gives no number.';
}

/** Why a sentence counts, or counts little, in words that fit even where the model overruled the rule. */
export function detailOf({ rule, band, isOverruled }: Finding): string {
  if (isOverruled) return band === 3 ? 'It is too general.' : 'It is specific.';
  return band === 3 ? rule.generic : rule.detailed;
}

function reasonOf(finding: Finding, logos: readonly number[]): string {
  const { rule, band, backing, statement } = finding;
  if (band === 3 && rule.logos && logos.includes(statement.slide)) return 'The names may be shown as logos.';
  if (statement.compared?.kind === 'difference')
    return `${rule.detailed} The table compares it with ${AND.format(statement.compared.against)}.`;
  if (band === 3 || finding.isOverruled) return detailOf(finding);
  if (band === 8) return `${rule.detailed} The number comes with ${backedBy(backing)}.`;
  if (!canGrow(finding)) return rule.detailed;
  return `${rule.detailed} ${lackOf(finding)}`.trimEnd();
}

/** "on slides 3 and 4". */
const where = (slides: readonly number[]) => `on ${slideRanges(slides)}`;

const rounded = (part: number) => Math.round(part * 10_000) / 10_000;

/** A statement as a quote, with its position on the slide. */
export function quoteOf({
  slide,
  text,
  recognised,
  box: { x, y, width, height },
}: Pick<Statement, 'slide' | 'text' | 'recognised' | 'box'>): Quote {
  const box = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
  return { slide, quote: text, box, recognised };
}

/** A disagreement with its sentences as quotes. */
export function discrepancyOf({ statements, ...rest }: Disagreement): Discrepancy {
  return { ...rest, quotes: statements.map(quoteOf) };
}

function evidenceOf(finding: Finding, logos: readonly number[]): Evidence {
  const { rule, statement, band } = finding;
  return { ...quoteOf(statement), rule: rule.name, reason: reasonOf(finding, logos), band, source: rule.source };
}

/** The evidence that earned the score: the best statement of each rule, and the corroborating one. */
export function earned({ best, corroboration, logos }: Assessment): Evidence[] {
  const evidence = best.map((finding) => evidenceOf(finding, logos));
  const known = evidence.some(
    ({ slide, quote }) => slide === corroboration?.statement.slide && quote === corroboration.statement.text,
  );
  if (corroboration && !known) evidence.push(evidenceOf(corroboration, logos));
  return evidence;
}

/** What investors look for, as a sentence. */
const wanted = (looksFor: string) =>
  `Investors want to ${/^(how|what|who|why)\b/u.test(looksFor) ? 'know' : 'see'} ${looksFor}.`;

/** What a claim still lacks. Nothing if it is evidence already, or if the category does not depend on it. */
function missingFrom(finding: Finding): MissingEvidence[] {
  const { rule, band, statement, figures } = finding;
  const at = `${quoted(statement.text, LONGEST_NEAR)} on slide ${statement.slide}`;
  const common = { rule: rule.name, source: rule.source };
  if (band === 3)
    return [
      { ...common, reason: `We found nothing clearer than ${at}, which is too general. ${wanted(rule.looksFor)}` },
    ];
  if (!canGrow(finding) || !rule.core) return [];
  if (figures.length > 0)
    return [{ ...common, reason: `${at} gives a number. ${unbacked(finding) || wanted(rule.looksFor)}` }];
  const no = /\d/u.test(statement.text) ? '' : `${at} gives no number. `;
  return [{ ...common, reason: `${no}${wanted(rule.number ?? rule.looksFor)}` }];
}

/** Letters of a statement that is named in passing. */
const LONGEST_NEAR = 90;

/** What is not there, as far as the deck could be read. */
export const notFound = (looksFor: string): string => `We found nothing on ${looksFor}.`;

/** What is not clearly there. */
export const notClear = (looksFor: string): string => `We found nothing clear on ${looksFor}.`;

/** What a slide may show. The statement is not quoted, because it may be about something else. */
const maybeOn = (looksFor: string, { statement }: Near): string =>
  `Slide ${statement.slide} may show ${looksFor}, but we are not sure.`;

/** That a rule found nothing, or nothing for sure. */
export const nothingOn = (rule: Rule, { unclear }: Pick<Assessment, 'unclear'>): string =>
  unclear.has(rule) ? notClear(rule.looksFor) : notFound(rule.looksFor);

/** The same, unless a slide probably shows it: what we overlook is not denied. */
export function absenceOf(rule: Rule, assessment: Pick<Assessment, 'unclear'>): string {
  const near = assessment.unclear.get(rule);
  return near?.isProbable ? maybeOn(rule.looksFor, near) : nothingOn(rule, assessment);
}

/** Explains why a rule may find nothing although the slides show it. */
export const unnamed = (logos: readonly number[]) =>
  `Names that stand ${where(logos)} only as logos are not read. Write each name beside its logo.`;

/** Core rules first. */
export const byImportance = (rules: readonly Rule[]) => rules.toSorted((a, b) => Number(b.core) - Number(a.core));

/** What an investor would miss, most important first. */
export function missing(assessment: Assessment): MissingEvidence[] {
  const { rules, best, absent, disagreements, corroboration, logos } = assessment;
  const out: MissingEvidence[] = [];
  for (const { reason } of disagreements) out.push({ rule: 'Consistency', reason, source: null });
  for (const rule of byImportance(rules.rules)) {
    const { name, source } = rule;
    if (rule.logos && logos.length > 0) out.push({ rule: name, reason: unnamed(logos), source });
    else if (absent.includes(rule)) out.push({ rule: name, reason: absenceOf(rule, assessment), source });
    else out.push(...best.filter((finding) => finding.rule === rule).flatMap(missingFrom));
  }
  const lead = leading(best);
  if (lead?.band === 8 && lead.rule.core && !corroboration) {
    const reason = `No other slide confirms slide ${lead.statement.slide}.`;
    out.push({ rule: 'Confirmation', reason, source: null });
  }
  return out;
}

/** A sentence that contrasts two statements. */
export function contradicted([a, b]: readonly [Statement, Statement]): string {
  return `Slide ${a.slide} says ${quoted(a.text)}, but slide ${b.slide} says ${quoted(b.text)}.`;
}

/** What was not read, to complete "nothing was found on the other slides, and …"; null if everything was. */
export function gapOf(unreadable: readonly number[], foreign: readonly ForeignSlide[]): string | null {
  const parts = [...inLanguages(foreign)];
  if (unreadable.length > 0) parts.push(`${slideRanges(unreadable)} could not be read`);
  return parts.length > 0 ? AND.format(parts) : null;
}

/** "images on slide 5 could not be read in full", to complete the same sentence. */
export const picturesGap = (slides: readonly number[]): string => `images ${where(slides)} could not be read in full`;

/** "names on slide 5 may be shown as logos", to complete the same sentence. */
export const logosGap = (logos: readonly number[]): string =>
  `names ${where(logos)} may be shown as logos, which are not read`;

/** "slides 3 and 4 are in German", for each language. */
export function inLanguages(foreign: readonly ForeignSlide[]): string[] {
  const byLanguage = Map.groupBy(foreign, ({ language }) => language);
  return [...byLanguage].map(([language, slides]) => {
    const numbers = slides.map(({ slide }) => slide);
    return `${slideRanges(numbers)} ${numbers.length === 1 ? 'is' : 'are'} in ${language}`;
  });
}
