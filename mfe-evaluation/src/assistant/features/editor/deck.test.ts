import { describe, expect, it } from '@jest/globals';
import { blankSlide } from '../slides/slide.ts';
import {
  duplicateSlide,
  type EditedDeck,
  firstDifference,
  insertSlide,
  moveSlide,
  removeSlide,
  toggleHidden,
} from './deck.ts';

const [a, b, c] = [blankSlide('title'), blankSlide('bullets'), blankSlide('team')];
const deck: EditedDeck = { name: 'Seed', company_name: 'Isferd', content: { theme: 'paper', slides: [a, b, c] } };
const idsOf = ({ content }: EditedDeck) => content.slides.map(({ id }) => id);

describe('a deck that is edited', () => {
  it('puts a new slide behind the one that is open, and at the end when none is', () => {
    const added = blankSlide('quote');
    expect(idsOf(insertSlide(deck, added, a.id))).toEqual([a.id, added.id, b.id, c.id]);
    expect(idsOf(insertSlide(deck, added, null)).at(-1)).toBe(added.id);
  });

  it('moves a slide, and leaves the deck alone when there is nowhere to go', () => {
    expect(idsOf(moveSlide(deck, a.id, 2))).toEqual([b.id, c.id, a.id]);
    expect(moveSlide(deck, a.id, 0)).toBe(deck);
    expect(moveSlide(deck, a.id, 3)).toBe(deck);
  });

  it('gives a copy an id of its own', () => {
    const { deck: copied, copyId } = duplicateSlide(deck, b.id);
    expect(idsOf(copied)).toEqual([a.id, b.id, copyId, c.id]);
    expect(copyId).not.toBe(b.id);
  });

  it('hides a slide and shows it again as it was, and hides the copy of a hidden one', () => {
    const hidden = toggleHidden(deck, b.id);
    expect(hidden.content.slides.map((slide) => slide.hidden ?? false)).toEqual([false, true, false]);
    expect(toggleHidden(hidden, b.id)).toEqual(deck);
    const { deck: copied } = duplicateSlide(hidden, b.id);
    expect(copied.content.slides.map((slide) => slide.hidden ?? false)).toEqual([false, true, true, false]);
    expect(toggleHidden(deck, 'gone')).toBe(deck);
  });

  it('says where two states of it first differ', () => {
    expect(firstDifference(deck, deck)).toBeNull();
    expect(firstDifference(deck, removeSlide(deck, b.id))).toBe(c.id);
    expect(firstDifference(deck, removeSlide(deck, c.id))).toBe(b.id);
    expect(firstDifference(removeSlide(deck, c.id), deck)).toBe(c.id);
  });
});
