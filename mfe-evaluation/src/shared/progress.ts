import { counted, type EvaluationProgress, percentOf } from '@northlight/shared-api';

/** Progress of an evaluation from 0 to 1, and what it is doing. */
export interface ShownProgress {
  share: number;
  words: string;
}

/** Where each phase begins on the progress bar. */
const READING = 0.15;
const SCORING = 0.85;

const between = (from: number, to: number, done: number, of: number) => from + (to - from) * (of > 0 ? done / of : 0);

const waitingInWords = (position: number) =>
  position === 1 ? 'Your deck is next.' : `${counted(position - 1, 'deck comes', 'decks come')} before yours.`;

/** The progress to show. `before` is the share shown last. */
export function showProgress(progress: EvaluationProgress | null, before = 0): ShownProgress {
  switch (progress?.stage) {
    case undefined:
      return { share: before, words: 'Uploading your deck.' };
    case 'uploading':
      return { share: READING * progress.share, words: `Uploading your deck: ${percentOf(progress.share)}.` };
    case 'waiting':
      return { share: READING, words: waitingInWords(progress.position) };
    case 'opening':
      return { share: READING, words: 'Opening your deck.' };
    case 'reading':
      return {
        share: between(READING, SCORING, progress.slide, progress.of),
        words: `Slide ${progress.slide} of ${progress.of} has been read.`,
      };
    case 'recognising':
      return {
        share: between(READING, SCORING, progress.slide, progress.of),
        words: `Reading the text in the images on slide ${progress.slide} of ${progress.of}.`,
      };
    case 'scoring':
      return {
        share: between(SCORING, 1, progress.done, progress.of),
        words: `Scoring: ${progress.done} of ${progress.of} categories.`,
      };
    case 'interrupted':
      return {
        share: before,
        words: 'The server was interrupted. Your deck is safe, and the evaluation will continue in a moment.',
      };
    case 'continuing':
      return { share: before, words: 'The evaluation is continuing.' };
    case 'reconnecting':
      return {
        share: before,
        words: 'The connection was lost. The evaluation continues while we reconnect.',
      };
  }
}
