import type { HiddenText, Slide } from '../../../decks/reading/types.ts';
import { type Assessment, assess } from './assessment.ts';
import { namesOf } from './backing.ts';
import { type ClaimModel, claimsOf } from './claims/claims.ts';
import type { Parsed } from './claims/language.ts';
import type { Disagreement } from './discrepancies/disagreement.ts';
import { disagreementsOf } from './discrepancies/index.ts';
import { factsOf } from './facts.ts';
import type { Context, Reading } from './findings.ts';
import type { CategoryRules } from './rules/rule.ts';
import type { Statement } from './statements.ts';
import { topicOfTitle } from './topics.ts';

/** What a deck says, as it was held against the rubric. */
export interface HeldDeck {
  company: string | null;
  slides: readonly Slide[];
  statements: readonly Statement[];
  parsed: (text: string) => Parsed;
  readings: readonly Reading[];
  context: Context;
  disagreements: readonly Disagreement[];
  /** Slides that could not be read, or are in another language. */
  unread: readonly number[];
  /** Text that is covered or runs over the edge of its slide. */
  cutOff: readonly (Pick<HiddenText, 'text' | 'box'> & { slide: number })[];
  model: ClaimModel;
  /** Weights of the measures of a category's claims. */
  weightsOf: (rules: CategoryRules) => readonly number[];
}

/** A sentence that the founder could write, and the place for it. */
export interface Change {
  text: string;
  /** The statement that it replaces; null for an additional one. */
  instead: Statement | null;
  /** A statement after which it stands; null for a new slide. */
  after: Statement | null;
  /** The title of the new slide. */
  title: string;
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

function statementFor({ text, instead, after, title }: Change, slides: number): Statement {
  const topic = topicOfTitle(title);
  const { compared: _, ...place } = instead ??
    after ?? { slide: slides + 1, topic, under: { title, heading: null }, box: NOWHERE };
  return { ...place, title: false, role: 'text', recognised: false, text };
}

/**
 * The score of a category after a change to one sentence. Where the sentence may stand in two places of a slide, it is
 * the lower one. The claims of the slide's other sentences are taken as they were.
 */
export function scoreAfter(deck: HeldDeck, assessment: Assessment, change: Change): number {
  const score = scoreAt(deck, assessment, change);
  const last = deck.statements.findLast(({ slide }) => slide === change.after?.slide) ?? null;
  if (change.instead || last === change.after || score <= assessment.score) return score;
  return Math.min(score, scoreAt(deck, assessment, { ...change, after: last }));
}

/** The deck's readings and context with a sentence added or replaced. */
function changed({ company, statements, readings, context, model, parsed }: HeldDeck, change: Change) {
  const added = statementFor(change, Math.max(0, ...statements.map(({ slide }) => slide)));
  const names = new Set([...context.names, ...namesOf([added], company)]);
  const at = readings.findIndex(({ statement }) => statement === (change.instead ?? change.after));
  const place = at < 0 ? readings.length : change.instead ? at : at + 1;
  const facts = factsOf([added], names).map((fact) => ({ ...fact, claim: null }));
  const all: Reading[] = readings.toSpliced(place, change.instead ? 1 : 0, ...facts);
  const slide = all.filter(({ statement }) => statement.slide === added.slide);
  const own = slide.findIndex(({ statement }) => statement === added);
  const [claim = null] = claimsOf(slide, model, parsed, own);
  const checkable = facts.flatMap(({ backing }) => {
    const kinds = backing.filter((kind) => kind !== 'source');
    return kinds.length > 0 ? [{ slide: added.slide, text: added.text, backing: kinds }] : [];
  });
  return {
    readings: all.map((reading) => (reading.statement === added ? { ...reading, claim } : reading)),
    context: { ...context, names, checkable: [...context.checkable, ...checkable] },
  };
}

function scoreAt(deck: HeldDeck, { rules, score }: Assessment, change: Change): number {
  const { weightsOf, disagreements } = deck;
  const { readings, context } = changed(deck, change);
  const weights = weightsOf(rules);
  const before = assess(rules, readings, context, disagreements, weights).score;
  // Looking for new disagreements takes long, so it waits until there is a gain to lose.
  if (before <= score) return before;
  const after = disagreementsOf(readings, deck.slides);
  return assess(rules, readings, context, after, weights).score;
}

/** The score of a category after its disagreements are settled. */
export function scoreWhenSettled(deck: HeldDeck, { rules }: Assessment): number {
  const { readings, context, disagreements, weightsOf } = deck;
  const others = disagreements.filter(({ category }) => category !== rules.category);
  return assess(rules, readings, context, others, weightsOf(rules)).score;
}
