import { describe, expect, it } from '@jest/globals';
import { layoutDeck } from '@northlight/shared-api/deck-layout';
import { EXAMPLE_SLIDES } from '../example-deck.fixture.ts';
import { placeAfter, startOf, stepOf, swipeOf } from './show.ts';

const key = (name: string, shiftKey = false) => stepOf({ key: name, shiftKey });

describe('keys while presenting', () => {
  it.each([' ', 'Enter', 'ArrowRight', 'ArrowDown', 'PageDown'])('go on with “%s”', (name) =>
    expect(key(name)).toBe('next'),
  );
  it.each(['Backspace', 'ArrowLeft', 'ArrowUp', 'PageUp'])('go back with “%s”', (name) =>
    expect(key(name)).toBe('previous'),
  );
  it('go back with Shift and Space, to the ends with Home and End, and nowhere with a letter', () => {
    expect([key(' ', true), key('Home'), key('End'), key('x')]).toEqual(['previous', 'first', 'last', null]);
  });
});

describe('steps', () => {
  it('stay within the deck', () => {
    expect(placeAfter('next', 2, 3)).toBe(2);
    expect(placeAfter('previous', 0, 3)).toBe(0);
    expect(placeAfter('next', 0, 3)).toBe(1);
    expect([placeAfter('first', 2, 3), placeAfter('last', 0, 3)]).toEqual([0, 2]);
    expect(placeAfter('last', 0, 0)).toBe(0);
  });
});

describe('a finger', () => {
  const from = { x: 200, y: 200 };
  it('leads on when it moves left, and back when it moves right', () => {
    expect(swipeOf(from, { x: 100, y: 220 })).toBe('next');
    expect(swipeOf(from, { x: 300, y: 180 })).toBe('previous');
  });
  it('leads nowhere when it hardly moves, or scrolls', () => {
    expect(swipeOf(from, { x: 180, y: 200 })).toBeNull();
    expect(swipeOf(from, { x: 120, y: 340 })).toBeNull();
  });
});

describe('the beginning', () => {
  const pages = layoutDeck({ footer: 'Isferd', content: { theme: 'paper', slides: EXAMPLE_SLIDES.slice(1) } });
  const ids = EXAMPLE_SLIDES.map(({ id }) => id);
  it('is the open slide, or the next one where it is not shown', () => {
    expect(pages[startOf(pages, ids, 's4')]?.slideId).toBe('s4');
    expect(pages[startOf(pages, ids, 's1')]?.slideId).toBe('s2');
    expect(startOf(pages, ids, 'gone')).toBe(0);
    expect(startOf(pages, ids, null)).toBe(0);
  });
});
