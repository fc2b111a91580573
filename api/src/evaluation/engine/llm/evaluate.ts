import { z } from 'zod';
import { slideRanges } from '../../../decks/reading/ranges.ts';
import type { Deck } from '../../../decks/reading/types.ts';
import { askFor, type ModelCall } from '../../../platform/language-model/ask.ts';
import type { Find, Reading } from '../rubric/findings.ts';
import { findingsOf } from '../rubric/findings.ts';
import { holdAgainst } from '../rubric/index.ts';
import { RUBRIC } from '../rubric/rules/index.ts';
import {
  CATEGORIES,
  type Category,
  type CategoryScore,
  type EvaluationProgress,
  type EvaluationResult,
} from '../types.ts';
import { DATA_IS_DATA, enclosed, ordersOf, slidesAsData } from './deck-data.ts';
import { type Claim, findWith, type GroundedClaim, rulesAsData, standing } from './evidence.ts';
import { type Sound, soundBy, visibleText } from './prose.ts';
import { quotesOf } from './quotes.ts';

const RULE_IDS = RUBRIC.flatMap(({ rules }) => rules.map(({ id }) => id));
const MAX_OUTPUT = 8_000;
/**
 * The highest category score that the model's findings can reach. A higher score needs evidence that the rubric itself
 * recognises.
 */
const HIGHEST_FOUND = 5;

const Claimed = z.object({
  rule: z.enum(RULE_IDS as [string, ...string[]]),
  slide: z.int().min(1).max(1000),
  quote: z.string().min(1).max(400),
  why: z.string().max(240),
});

const Answer = z.object({
  categories: z
    .array(
      z.object({
        category: z.enum(CATEGORIES),
        evidence: z.array(Claimed).max(12),
        doubts: z.array(Claimed).max(12),
        feedback: z.string().max(500),
        advice: z.string().max(300),
      }),
    )
    .length(CATEGORIES.length),
});
type Answer = z.output<typeof Answer>;

const SYSTEM = `You help to check a pitch deck for evidence, as a careful analyst would. You give no scores: they are computed from the sentences you point to.

For each of the eight categories, in the order given:
- evidence: sentences of the deck that meet a rule of that category and are not among the findings yet. Quote them letter for letter from one sentence of one slide, say which rule and why in one plain sentence. Quote a sentence for one rule, the one it fits best. Leave out praise, slogans, headings and anything you are unsure of. An empty list is a good answer.
- doubts: findings that do not mean what their rule looks for, quoted as they are given, with the reason.
- feedback: two plain sentences to the founder on how this category stands, with slide numbers.
- advice: one plain sentence on what to add first.
Write American English, calm, without praise, and without any number that the deck does not contain. Never speak of scores, odds or chances of funding.

${DATA_IS_DATA}`;

/** The rubric's readings of a deck and its findings. */
function heldAgainst(deck: Deck) {
  let readings: readonly Reading[] = [];
  const findings: { rule: string; slide: number; quote: string; band: number }[] = [];
  const find: Find = (rule, all, context) => {
    readings = all;
    const found = findingsOf(rule, all, context);
    for (const { statement, band } of found.slice(0, 3))
      findings.push({ rule: rule.id, slide: statement.slide, quote: statement.text, band });
    return found;
  };
  holdAgainst(deck, { find });
  return { readings, findings };
}

/** Checks an answer beyond its schema: all categories present, quotes found in the deck. */
function problemWith({ categories }: Answer, isThere: (claim: Claim) => boolean): string | null {
  const twice = CATEGORIES.filter((name) => !categories.some(({ category }) => category === name));
  if (twice.length > 0)
    return `Give each category once. Missing: ${twice.join(', ')}. Answer again with the whole object.`;
  const claims = categories.flatMap(({ evidence }) => evidence);
  const invented = claims.filter((claim) => !isThere(claim));
  if (invented.length * 2 <= claims.length) return null;
  return `These quotes do not stand in the deck: ${JSON.stringify(invented.slice(0, 5).map(({ quote }) => quote))}. Quote letter for letter, or leave them out. Answer again with the whole object.`;
}

function worded(score: CategoryScore, answer: Answer, added: readonly GroundedClaim[], sound: Sound): CategoryScore {
  const own = answer.categories.find(({ category }) => category === score.category);
  if (!own || score.score === null) return score;
  const names = new Map(RUBRIC.flatMap(({ rules }) => rules.map(({ id, name }) => [id, name] as const)));
  return {
    ...score,
    feedback: sound(own.feedback) ?? score.feedback,
    evidence: score.evidence.map((evidence) => {
      const claim = added.find(
        ({ rule, statement }) =>
          names.get(rule) === evidence.rule && statement.text === evidence.quote && statement.slide === evidence.slide,
      );
      return { ...evidence, reason: (claim && sound(claim.why)) ?? evidence.reason };
    }),
  };
}

/** If a deck contains instructions, only the rubric scores it, because the rubric cannot follow them. */
function judgedByRules(deck: Deck, slides: readonly number[]): EvaluationResult {
  const result = holdAgainst(deck);
  const where = slideRanges(slides);
  const told = `${where.charAt(0).toUpperCase()}${where.slice(1)} ${slides.length === 1 ? 'contains' : 'contain'} instructions for whoever judges the deck, so we did not use a language model. Remove those instructions.`;
  return { ...result, improvements: [...result.improvements, told] };
}

/** Number of categories completed in a partial answer. */
const doneIn = (text: string): number => Math.min(CATEGORIES.length, text.match(/"advice"\s*:/gu)?.length ?? 0);

/**
 * Reads a deck with a language model and scores it by the rubric.
 * @throws {DeckError} as the built-in engine does, before the model is called
 */
export async function evaluate(
  asking: ModelCall,
  model: string,
  deck: Deck,
  signal: AbortSignal,
  onProgress: (progress: EvaluationProgress) => void = () => {},
): Promise<EvaluationResult> {
  const ordering = ordersOf(deck);
  if (ordering.length > 0) return judgedByRules(deck, ordering);
  const { readings, findings } = heldAgainst(deck);
  const find = quotesOf(readings.map(({ statement }) => statement));
  const question = `The rules:\n${JSON.stringify(rulesAsData())}\n\nThe deck, and what was found in it so far:\n${enclosed({ slides: slidesAsData(deck, readings), findings })}`;
  let done = -1;
  const onText = (text: string) => {
    if (doneIn(text) === done) return;
    done = doneIn(text);
    onProgress({ done, of: CATEGORIES.length });
  };
  const answer = await askFor(
    asking,
    { schema: Answer, system: SYSTEM, question, maxOutputTokens: MAX_OUTPUT },
    signal,
    { check: (given) => problemWith(given, ({ slide, quote }) => find(slide, quote) !== null), onText },
  );
  const added = standing(
    answer.categories.flatMap(({ evidence }) => evidence),
    find,
  );
  const doubted = standing(
    answer.categories.flatMap(({ doubts }) => doubts),
    find,
  );
  const own = new Map(
    holdAgainst(deck, { find: findWith([], doubted) }).scores.map(({ category, score }) => [category, score ?? 0]),
  );
  const highest = (category: Category) => Math.max(own.get(category) ?? 0, HIGHEST_FOUND);
  const result = holdAgainst(deck, { find: findWith(added, doubted), highest });
  const sound = soundBy(visibleText(deck), deck.slides.length);
  return {
    ...result,
    scores: result.scores.map((score) => worded(score, answer, added, sound)),
    next_steps: result.next_steps.map((step) => {
      const advice = answer.categories.find(({ category }) => category === step.category)?.advice;
      return { ...step, detail: (advice && sound(advice)) ?? step.detail };
    }),
    engine: 'llm',
    model,
  };
}
