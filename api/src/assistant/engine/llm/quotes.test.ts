import { describe, expect, it } from '@jest/globals';
import { deckOf } from '../../../../test/decks/deck-of.ts';
import { statementsOf } from '../../../evaluation/engine/rubric/statements.ts';
import { quotesOf } from './quotes.ts';

const deck = deckOf([
  ['Isferd', 'We ﬁnd the “cold spots” – 40 % of them – before the driver does'],
  ['Traction', '41 paying fleets in October 2026, audited by Lindqvist & Co'],
]);
const find = quotesOf(statementsOf(deck.slides));

describe('a quote', () => {
  it.each([
    [1, 'We find the "cold spots" - 40% of them'],
    [1, 'we ﬁnd  the\n“cold spots”'],
    [2, '…audited by Lindqvist & Co…'],
    [1, '41 paying fleets in October 2026'],
  ])('on slide %i stands in the deck: %j', (slide, quote) => {
    expect(find(slide, quote)).not.toBeNull();
  });

  it('with the wrong slide is found on the right one', () => {
    expect(find(1, '41 paying fleets')).toMatchObject({ slide: 2 });
  });

  it.each(['', ' ', 'a', 'fleets', '41 paying flee', '42 paying fleets', 'paying 41 fleets', 'We find the hot spots'])(
    'does not stand in it: %j',
    (quote) => {
      expect(find(2, quote)).toBeNull();
    },
  );
});
