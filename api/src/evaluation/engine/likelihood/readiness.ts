import { assessedText, bandOf, isPartial, rangeText } from '@northlight/shared-api/rules';
import { figuresOf } from '../rubric/figures.ts';
import { isInstruction } from '../rubric/instructions.ts';
import type { EvaluationResult, GivenText, LikelihoodInput } from '../types.ts';
import { type Judgement, judge } from './judgement.ts';

/** The verdict on a deck, by the band of its score. */
const VERDICTS = { high: 'strong', mid: 'partial', low: 'weak' } as const;

const readiness = { group: 'readiness' } as const;
/** An answer with fewer words than this has no detail. */
const SPECIFIC = 8;

/** The deck's overall score in words; a partial one with what it rests on. */
function readsAt(evaluation: EvaluationResult): string {
  const score = `The deck reads ${rangeText(evaluation.overall_score, evaluation.overall_high)} of 10`;
  return isPartial(evaluation) ? `${score} (partial: ${assessedText(evaluation.scores)} assessed)` : score;
}

/** A partial score counts with its lower end: what could not be read has shown nothing. */
function deckReadiness({ deck }: LikelihoodInput): Judgement {
  const name = 'Deck';
  const weight = 3;
  if (!deck) {
    const reason = 'The text of the deck could not be read, so it was not judged.';
    const raise = 'Export the deck with its text kept as text, and send it as a new version.';
    return judge({ ...readiness, name, weight, verdict: 'unknown', reason, raise });
  }
  const { overall_score: score, scores, next_steps } = deck.evaluation;
  const [weakest] = scores.filter((c) => c.score !== null).toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const [step] = next_steps;
  return {
    ...readiness,
    name,
    weight,
    verdict: VERDICTS[bandOf(score)],
    earned: score / 10,
    reason: `${readsAt(deck.evaluation)}${weakest ? `; weakest is ${weakest.category} (${weakest.score})` : ''}.`,
    raise: step ? `${step.title}${step.slide === null ? '' : ` (slide ${step.slide})`}.` : null,
  };
}

/** Scores an answer in the rubric's bands: nothing, stated, specific, or with a figure or a file. */
function scoreOfAnswer({ text, hasFile }: GivenText): number {
  const said = isInstruction(text) ? '' : text.trim();
  if (said === '') return hasFile ? 8 : 0;
  if (hasFile || figuresOf(said).length > 0) return 8;
  return said.split(/\s+/u).length >= SPECIFIC ? 5 : 3;
}

/** Scores free-text answers only: a choice from a list says nothing about readiness. */
function answerReadiness(input: LikelihoodInput): Judgement {
  const answers = input.answers.filter(({ isChoice }) => !isChoice);
  const name = 'Answers';
  const weight = 2;
  if (answers.length === 0)
    return judge({ ...readiness, name, weight, verdict: 'unknown', reason: 'No question asked for your own words.' });
  const bands = answers.map(scoreOfAnswer);
  const mean = bands.reduce((sum, band) => sum + band, 0) / bands.length;
  const backed = bands.filter((band) => band >= 8).length;
  const thin = answers.find((_, place) => (bands[place] ?? 0) < 5);
  return {
    ...readiness,
    name,
    weight,
    verdict: mean >= 6.5 ? 'strong' : mean >= 4.5 ? 'partial' : 'weak',
    earned: Math.min(1, mean / 8),
    reason: `${backed} of ${answers.length} answers carry a number or a file.`,
    raise: thin ? `Say more to “${shorten(thin.question)}”: a number, a date or a name.` : null,
  };
}

const shorten = (question: string) => {
  const letters = [...question.replace(/\s+/gu, ' ').trim()];
  return letters.length <= 80 ? letters.join('') : `${letters.slice(0, 79).join('').trimEnd()}…`;
};

/** Scores how ready the deck and the answers are. */
export const readinessOf = (input: LikelihoodInput): Judgement[] => [deckReadiness(input), answerReadiness(input)];
