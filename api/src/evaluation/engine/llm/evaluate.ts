import { z } from 'zod';
import { slideRanges } from '../../../decks/reading/ranges.ts';
import type { Deck } from '../../../decks/reading/types.ts';
import { askFor, type ModelCall } from '../../../platform/language-model/ask.ts';
import { readerScores } from '../rubric/claims/claims.ts';
import type { Reading } from '../rubric/findings.ts';
import { holdAgainst, readingsIn } from '../rubric/index.ts';
import { CATEGORIES, type CategoryScore, type EvaluationProgress, type EvaluationResult } from '../types.ts';
import { ClaimedStatement, claimsAsRead, HOW_TO_CLAIM, problemOf, rulesAsData } from './claims.ts';
import { DATA_IS_DATA, enclosed, ordersOf, slidesAsData } from './deck-data.ts';
import { type Sound, soundBy, visibleText } from './prose.ts';

/** Changes when the model's part of the score does, so that results before and after are not compared. */
const READER_VERSION = 'reader-1';
const MAX_OUTPUT = 8_000;

const Answer = z.object({
  categories: z
    .array(
      z.object({
        category: z.enum(CATEGORIES),
        claims: z.array(ClaimedStatement).max(200),
        feedback: z.string().max(500),
        advice: z.string().max(300),
      }),
    )
    .length(CATEGORIES.length),
});
type Answer = z.output<typeof Answer>;

const SYSTEM = `You read a pitch deck as a careful analyst and say what each of its statements claims. You give no scores: fixed rules compute them from the claims.

For each of the eight categories, in the order given:
- claims: the statements that answer a rule of this category.
- feedback: two plain sentences to the founder on how this category stands, with slide numbers.
- advice: one plain sentence on what to add first.

${HOW_TO_CLAIM}

Write American English, calm, without praise, and without any number that the deck does not contain. Never speak of scores, odds or chances of funding.

${DATA_IS_DATA}`;

const claimsIn = ({ categories }: Answer) => categories.flatMap(({ claims }) => claims);

/** Checks an answer beyond its schema: all categories present, statements that the deck has. */
function problemWith(answer: Answer, readings: readonly Reading[]): string | null {
  const twice = CATEGORIES.filter((name) => !answer.categories.some(({ category }) => category === name));
  if (twice.length > 0)
    return `Give each category once. Missing: ${twice.join(', ')}. Answer again with the whole object.`;
  const problem = problemOf(readings, claimsIn(answer));
  return problem && `${problem} Answer again with the whole object.`;
}

function worded(score: CategoryScore, { categories }: Answer, sound: Sound): CategoryScore {
  const own = categories.find(({ category }) => category === score.category);
  return !own || score.score === null ? score : { ...score, feedback: sound(own.feedback) ?? score.feedback };
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
  const readings = readingsIn(deck);
  const question = `The rules:\n${JSON.stringify(rulesAsData())}\n\nThe deck, with its statements by number:\n${enclosed({ slides: slidesAsData(deck, readings) })}`;
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
    { check: (given) => problemWith(given, readings), onText },
  );
  const result = holdAgainst(deck, {
    reader: { claimsOf: (all) => claimsAsRead(all, claimsIn(answer)), scores: readerScores() },
  });
  const sound = soundBy(visibleText(deck), deck.slides.length);
  return {
    ...result,
    scores: result.scores.map((score) => worded(score, answer, sound)),
    next_steps: result.next_steps.map((step) => {
      const advice = answer.categories.find(({ category }) => category === step.category)?.advice;
      return { ...step, detail: sound(advice ?? '') ?? step.detail };
    }),
    engine: 'llm',
    model,
    rubric_version: `${result.rubric_version}, ${READER_VERSION}`,
  };
}
