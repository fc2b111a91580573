import { type Backing, backingOf, hasDate, isSourceLine, type Names, opensWithName } from './backing.ts';
import { type Claim, type ClaimModel, claimsOf, isPlanned, shareOf, strengthOf } from './claims/claims.ts';
import type { Parsed } from './claims/language.ts';
import { claimsNothing, factsOf, type StatementFacts, saysPlan } from './facts.ts';
import type { Figure } from './figures.ts';
import { isCounted, isUnmistakable, measuring, recognises, saysByPlace } from './recognition.ts';
import type { Band, Rule } from './rules/rule.ts';
import type { Statement } from './statements.ts';
import { contrasts, substance } from './words.ts';

/** A statement that a rule recognises. */
export interface Finding {
  rule: Rule;
  statement: Statement;
  band: Band;
  /** Probability that the statement speaks to the rule, 0 to 1; 1 when judged by its words or its cell. */
  likelihood: number;
  /** True when the words name the subject; false when only the position in the deck does. */
  direct: boolean;
  /** The numbers that measure what the rule looks for. */
  figures: Figure[];
  /** What makes those numbers checkable. In band 5 it is doubtful, or the sentence tells of a plan. */
  backing: Backing[];
  /** The part of it that the sentence itself offers. */
  stated: Backing[];
  /** It tells of what is planned or supposed. */
  isPlan: boolean;
  /** It does so in its own words. */
  saysPlan: boolean;
  /** Whether it is specific was decided by the model against the rule, so the rule's reasons may not fit. */
  isOverruled: boolean;
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

/** A title that says when something happens does not date the text below it. */
const LABELLED = /[,(:–-] ?(?:\p{L}+ )?(?:19|20)\d{2}\)?$/u;
const HAPPENS = /\b(?:is|are|was|were|has|have|must|starts?|began|begins|makes?|became|becomes?)\b/iu;
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

/** A statement as the rules see it. */
export interface Reading extends StatementFacts {
  /** What it claims; null to go by its words alone, as for sentences without a deck. */
  claim: Claim | null;
}

/** Reads each statement of a deck once, for all rules. */
export function readingsOf(
  statements: readonly Statement[],
  { names }: Context,
  by: ClaimModel,
  parsed?: (text: string) => Parsed,
): Reading[] {
  const facts = factsOf(statements, names);
  const claims = claimsOf(facts, by, parsed);
  return facts.map((one, at) => ({ ...one, claim: claims[at] ?? null }));
}

/** Whether a statement tells of what is planned or supposed. */
const tellsOfPlan = ({ projection, claim }: Reading): boolean => projection || (claim !== null && isPlanned(claim));

/** What claims nothing, or nothing that the rule counts. */
function isExcluded(rule: Rule, reading: Reading): boolean {
  const { compared } = reading.statement;
  if (compared && compared.kind !== 'cell') return true;
  return claimsNothing(reading) || (rule.actual === true && tellsOfPlan(reading));
}

/** Whether a statement speaks to a rule for certain. */
function serves(rule: Rule, reading: Reading): boolean {
  const { claim } = reading;
  if (saysByPlace(rule, reading.statement)) return true;
  if (claim !== null && claim.criterion !== rule.id) return false;
  if (isExcluded(rule, reading)) return false;
  if (claim === null) return recognises(rule, reading);
  if (claim.certainty === 'fair') return isUnmistakable(rule, reading);
  return claim.certainty === 'sure' || (claim.certainty === 'likely' && isCounted(rule, reading));
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

/** Applies one rule to one statement; null when it does not speak to the rule. */
export function judge(rule: Rule, reading: Reading, context: Context): Finding | null {
  if (!serves(rule, reading)) return null;
  const { claim } = reading;
  const finding = weigh(rule, reading, context);
  return claim === null || saysByPlace(rule, reading.statement) ? finding : settled(finding, claim);
}

/** Whether a statement is evidence for a rule by its words, although the model takes it for something else. */
export function isWordedAs(rule: Rule, reading: Reading, context: Context): boolean {
  const isNamed = [rule.anywhere, rule.inSection].some((words) => words?.test(reading.statement.text));
  return isNamed && judge(rule, { ...reading, claim: null }, context)?.band === 8;
}

/** Readers call a number evidence with at least this probability; less is asked of the company's own facts with a date. */
const EVIDENCED = { any: 0.7, own: 0.5 } as const;
/** Expected strengths below which a reader finds a specific sentence generic, and above which a generic one specific. */
const STRENGTH = { generic: 3.8, specific: 4.6 } as const;

/** Whether a claim is about whom the rule asks: the company and its customers, or in other rules anyone but a rival. */
const isOfRightOwner = (rule: Rule, { owner }: Claim): boolean =>
  rule.actual
    ? shareOf(owner, 'own', 'customer') > 0.5
    : rule.specific.includes('opening') || shareOf(owner, 'rival') < 0.5;

/** Whether only a number or a date makes a claim specific: without one, none is, however firmly it is said. */
const isMeasured = ({ specific }: Rule) => specific.every((way) => way === 'figure' || way === 'date');

/** The band after what readers would say of its strength, status and owner. */
function settled(finding: Finding, claim: Claim): Finding {
  const { rule, band, statement, backing, isPlan } = finding;
  const strength = strengthOf(claim);
  if (band === 8) {
    const least = rule.actual && backing.includes('date') ? EVIDENCED.own : EVIDENCED.any;
    const holds = shareOf(claim.strength, '8') >= least && !isPlan;
    return holds && isOfRightOwner(rule, claim) ? finding : { ...finding, band: 5 };
  }
  if (band === 5 && strength < STRENGTH.generic) return { ...finding, band: 3, isOverruled: true };
  if (band === 3 && strength > STRENGTH.specific && !rule.general?.test(statement.text) && !isMeasured(rule))
    return { ...finding, band: 5, isOverruled: true };
  return finding;
}

/** A criterion this probable is not called missing, and one more probable than the other may be shown. */
const POSSIBLE = 0.03;
const PROBABLE = 0.3;

/** A statement that may speak to a rule which found nothing. */
export interface Near {
  statement: Statement;
  /** Likely enough to say that it may show what the rule looks for; otherwise it only comes closest. */
  isProbable: boolean;
}

/** The statement that most probably speaks to a rule that found nothing; null when none may. */
export function nearestTo(rule: Rule, readings: readonly Reading[]): Near | null {
  let nearest: Statement | null = null;
  let most = POSSIBLE;
  for (const reading of readings) {
    const likely = reading.claim === null ? 0 : shareOf(reading.claim.speaksTo, rule.id);
    if (likely >= most && !isExcluded(rule, reading)) [nearest, most] = [reading.statement, likely];
  }
  return nearest && { statement: nearest, isProbable: most >= PROBABLE };
}

/** The band of a statement that the rule recognises. */
export function weigh(rule: Rule, reading: Reading, context: Context): Finding {
  const { statement } = reading;
  const figures = measuring(rule, reading);
  const direct = saysByPlace(rule, statement) || (rule.anywhere?.test(statement.text) ?? false);
  const likelihood =
    reading.claim === null || saysByPlace(rule, statement) ? 1 : shareOf(reading.claim.speaksTo, rule.id);
  const finding = {
    rule,
    statement,
    likelihood,
    figures,
    direct,
    backing: [],
    stated: [],
    isPlan: tellsOfPlan(reading),
    saysPlan: saysPlan(reading),
    isOverruled: false,
  };
  if (rule.general?.test(statement.text) || !isSpecific(rule, reading, figures)) return { ...finding, band: 3 };
  if (figures.length === 0 || rule.highest === 5) return { ...finding, band: 5 };
  const backing = new Set(rule.own ? backingOf(statement.text.replace(rule.own, ''), context.names) : reading.backing);
  if (rule.party?.test(statement.text) === false) backing.delete('party');
  const stated = [...backing];
  if (context.sourced.has(statement.slide)) backing.add('source');
  if (context.dated.has(statement.slide)) backing.add('date');
  if (backing.size === 0) {
    const beside = context.checkable.find(
      ({ slide, text }) => slide === statement.slide && text !== statement.text && rule.beside?.test(text),
    );
    for (const kind of beside?.backing ?? []) backing.add(kind);
  }
  const isBacked = rule.needsSource ? backing.has('source') || backing.has('party') : backing.size > 0;
  return { ...finding, band: isBacked ? 8 : 5, backing: [...backing], stated };
}

/** From how many alternatives a comparison row distinguishes the company. */
const setOffAgainst = ({ compared }: Statement): number =>
  compared?.kind === 'difference' ? compared.against.length : 0;

/** More telling words than this do not improve a sentence. */
const FULL = 4;

/**
 * Orders two findings of one rule by band, agreement of rule and model, likelihood, direct wording, number of
 * alternatives distinguished, and detail.
 */
export function better(a: Finding, b: Finding): number {
  return (
    b.band - a.band ||
    Number(a.isOverruled) - Number(b.isOverruled) ||
    b.likelihood - a.likelihood ||
    Number(b.direct) - Number(a.direct) ||
    setOffAgainst(b.statement) - setOffAgainst(a.statement) ||
    Math.min(substance(b.statement.text), FULL) - Math.min(substance(a.statement.text), FULL) ||
    a.statement.slide - b.statement.slide
  );
}

/** The evidence for a rule in the deck, best first. */
export const findingsOf = (rule: Rule, readings: readonly Reading[], context: Context): Finding[] =>
  readings
    .map((reading) => judge(rule, reading, context))
    .filter((finding) => finding !== null)
    .sort(better);
