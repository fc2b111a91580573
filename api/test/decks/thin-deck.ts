import { makeDeck, type SlideText } from './kit.ts';

/** A deck with typical claims and no evidence. */
export const thinSlides: readonly SlideText[] = [
  { title: 'Snackly', paragraphs: ['The future of healthy snacking.'] },
  {
    title: 'The problem',
    bullets: ['Eating healthy is hard.', 'People are busy and waste time looking for good snacks.'],
  },
  { title: 'Our solution', bullets: ['An innovative app that makes healthy snacking easy and fun.'] },
  { title: 'Market', bullets: ['The snack market is huge and growing fast.'] },
  { title: 'Traction', bullets: ['We have received very positive feedback from early users.'] },
  { title: 'Business model', bullets: ['Subscriptions and advertising.'] },
  { title: 'Team', bullets: ['We are a passionate and experienced team.'] },
  { title: 'Contact', paragraphs: ['Let us talk about the future of snacks.'] },
];

/** Eight slides of generic claims. */
export async function thinDeck(): Promise<Uint8Array> {
  return (await makeDeck('Snackly', thinSlides)).save();
}
