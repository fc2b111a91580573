import { makeDeck, type SlideText } from './kit.ts';

/** A case for buying a listed stock, which is no pitch for a startup. */
export const stockSlides: readonly SlideText[] = [
  { title: 'Marlow Steel', bullets: ['A stock pitch'] },
  { title: 'Investment thesis', bullets: ['Recommendation: buy', 'Target price: $41'] },
  { title: 'Valuation', bullets: ['P/E of 9 against 14 in the sector', 'Beta: 0.7'] },
];

export async function stockDeck(): Promise<Uint8Array> {
  return (await makeDeck('Marlow Steel', stockSlides)).save();
}
