import { assessedText, bandOf, isPartial, type LikelihoodGap, rangeText } from '@northlight/shared-api/rules';
import type { EvaluationResult, LikelihoodInput } from '../types.ts';
import { answerGaps, type JudgedAnswer } from './answers.ts';
import { type Judgement, judge } from './judgement.ts';

/** The verdict on a deck, by the band of its score. */
const VERDICTS = { high: 'strong', mid: 'partial', low: 'weak' } as const;

/** The deck's overall score in words; a partial one with what it rests on. */
function scoreText(evaluation: EvaluationResult): string {
  const score = `${rangeText(evaluation.overall_score, evaluation.overall_high)} out of 10`;
  return isPartial(evaluation) ? `${score} (partial: ${assessedText(evaluation.scores)} assessed)` : score;
}

/** A partial score counts with its lower end, and a deck that could not be read as 0: it has shown nothing. */
export function deckReadiness({ deck }: Pick<LikelihoodInput, 'deck'>): Judgement {
  const criterion = 'deck';
  if (!deck) {
    const missing: LikelihoodGap[] = [{ kind: 'text', subject: null, count: null }];
    return judge({ criterion, verdict: 'weak', earned: 0, missing });
  }
  const { overall_score: score, scores, next_steps } = deck.evaluation;
  const [weakest] = scores.filter((c) => c.score !== null).toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const [step] = next_steps;
  return judge({
    criterion,
    verdict: VERDICTS[bandOf(score)],
    earned: score / 10,
    founder: [{ value: scoreText(deck.evaluation), from: 'score', slide: null, question: null }],
    missing: [
      ...(weakest ? [{ kind: 'category' as const, subject: weakest.category, count: weakest.score }] : []),
      ...(step ? [{ kind: 'step' as const, subject: step.title, count: step.slide }] : []),
    ],
  });
}

/** The answers in words, in the rubric's bands. */
export function answerReadiness(judged: readonly JudgedAnswer[]): Judgement {
  const criterion = 'answers';
  if (judged.length === 0) return judge({ criterion, verdict: 'unknown' });
  const mean = judged.reduce((sum, { worth }) => sum + worth, 0) / judged.length;
  const fitting = judged.filter(({ worth }) => worth > 0).length;
  return judge({
    criterion,
    verdict: mean >= 6.5 ? 'strong' : mean >= 4.5 ? 'partial' : 'weak',
    earned: Math.min(1, mean / 8),
    founder: [{ value: `${fitting} of ${judged.length}`, from: 'all', slide: null, question: null }],
    missing: answerGaps(judged),
  });
}
