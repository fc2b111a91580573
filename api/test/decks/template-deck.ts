import { makeDeck, type SlideText } from './kit.ts';

/** A template: it tells its user what to write. */
export const templateSlides: readonly SlideText[] = [
  { title: 'Problem', bullets: ['Describe the pain of your customer.', 'Outline how they solve it today.'] },
  { title: 'Solution', bullets: ['Explain your product in one sentence.', 'Provide two examples of its use.'] },
  { title: 'Team', bullets: ['Highlight your founders and advisers.', 'Who is on your team?'] },
];

export async function templateDeck(): Promise<Uint8Array> {
  return (await makeDeck('Your company', templateSlides)).save();
}
