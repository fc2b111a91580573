import { describe, expect, it } from '@jest/globals';
import type { EditedDeck } from '../editor/deck.ts';
import type { Slide } from '../slides/slide.ts';
import { mergeDecks } from './merge-decks.ts';

const slide = (id: string, title = id): Slide => ({ id, kind: 'bullets', title, lines: [], notes: '' });
const deck = (...slides: Slide[]): EditedDeck => ({
  name: 'Deck',
  company_name: 'Vexrun',
  content: { theme: 'paper', slides },
});
const [a, b, c] = [slide('a'), slide('b'), slide('c')];
const base = deck(a, b, c);
const merged = (mine: EditedDeck, theirs: EditedDeck) =>
  mergeDecks(base, mine, theirs)?.content.slides.map(({ id, title }) => (id === title ? id : `${id}: ${title}`)) ??
  null;

describe('two versions of a deck', () => {
  it('both count where they changed other slides', () => {
    expect(merged(deck(slide('a', 'mine'), b, c), deck(a, b, slide('c', 'theirs')))).toEqual([
      'a: mine',
      'b',
      'c: theirs',
    ]);
  });

  it('both count where one hid a slide and the other changed another', () => {
    const mine = deck({ ...a, hidden: true }, b, c);
    const both = mergeDecks(base, mine, deck(a, b, slide('c', 'theirs')));
    expect(both?.content.slides).toEqual([{ ...a, hidden: true }, b, slide('c', 'theirs')]);
    expect(mergeDecks(mine, deck({ ...a, hidden: true }, b), base)?.content.slides).toEqual([a, b]);
  });

  it('both count where one moved, added or deleted slides', () => {
    expect(merged(deck(slide('a', 'mine'), b, c), deck(c, a, b))).toEqual(['c', 'a: mine', 'b']);
    expect(merged(deck(a, slide('x'), b, c), deck(a, b, slide('y'), c))).toEqual(['a', 'x', 'b', 'y', 'c']);
    expect(merged(deck(a, c), deck(a, b, slide('c', 'theirs')))).toEqual(['a', 'c: theirs']);
    expect(merged(deck(slide('x'), a, b, c), deck(b, c))).toEqual(['x', 'b', 'c']);
  });

  it('count once where both did the same', () => {
    expect(merged(deck(slide('a', 'same'), b, c), deck(slide('a', 'same'), b, c))).toEqual(['a: same', 'b', 'c']);
    expect(merged(deck(a, b), deck(a, b))).toEqual(['a', 'b']);
  });

  it('cannot be merged where both changed one slide, or one deleted what the other changed', () => {
    expect(merged(deck(slide('a', 'mine'), b, c), deck(slide('a', 'theirs'), b, c))).toBeNull();
    expect(merged(deck(b, c), deck(slide('a', 'theirs'), b, c))).toBeNull();
  });

  it('take name and theme from who changed them', () => {
    const named = { ...base, name: 'Mine' };
    const themed = { ...base, content: { ...base.content, theme: 'moss' as const } };
    expect(mergeDecks(base, named, themed)).toMatchObject({ name: 'Mine', content: { theme: 'moss' } });
  });

  it('take the format from who changed it, also back to the default one', () => {
    const square = { ...base, content: { ...base.content, format: '4:3' as const } };
    const named = { ...base, name: 'Mine' };
    expect(mergeDecks(base, named, square)).toMatchObject({ name: 'Mine', content: { format: '4:3' } });
    expect(mergeDecks(base, square, named)).toMatchObject({ name: 'Mine', content: { format: '4:3' } });
    expect(mergeDecks(square, base, { ...square, name: 'Theirs' })?.content).not.toHaveProperty('format');
  });

  it('take the brand from who changed it, also when it was taken away', () => {
    const brand = { accent: '#0b6a3c' };
    const branded = { ...base, content: { ...base.content, brand } };
    const named = { ...base, name: 'Mine' };
    expect(mergeDecks(base, branded, named)).toMatchObject({ name: 'Mine', content: { brand } });
    expect(mergeDecks(base, named, branded)).toMatchObject({ name: 'Mine', content: { brand } });
    expect(mergeDecks(branded, { ...branded, name: 'Mine' }, base)?.content).not.toHaveProperty('brand');
    expect(mergeDecks(branded, base, { ...branded, name: 'Theirs' })?.content).not.toHaveProperty('brand');
  });
});
