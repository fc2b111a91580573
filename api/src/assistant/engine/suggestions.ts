import type { DeckMaterial } from './types.ts';

const LOW = 5;

/** Suggestions for the first question about a deck. */
export function openingQuestions({ deck, evaluation, document }: DeckMaterial): string[] {
  if (deck.slides.length === 0) return [];
  const low = (evaluation?.scores ?? [])
    .filter(({ score }) => score !== null && score <= LOW)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))[0];
  return [
    ...(document ? ['What should I do first?'] : []),
    'What is missing?',
    'What would an investor ask?',
    ...(low ? [`How do I improve “${low.category}”?`] : []),
    'Do the numbers agree?',
  ];
}
