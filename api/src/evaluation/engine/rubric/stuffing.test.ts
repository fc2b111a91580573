import { describe, expect, it } from '@jest/globals';
import { deckOf, goodSlides, thinSlides } from '../../../../test/decks/index.ts';
import { LABELLED, linesOf, readingOf } from '../../../../test/decks/labelled/index.ts';
import { STUFFINGS } from '../../../../test/decks/stuffing.ts';
import { holdAgainst } from './index.ts';

type Lines = string[][];
const HOW_MANY = 12;

const DECKS: [name: string, slides: Lines][] = [
  ['a thin deck', thinSlides.map(linesOf)],
  ['a good deck', goodSlides.map(linesOf)],
  ...LABELLED.filter(({ half }) => half === 'without')
    .slice(0, HOW_MANY)
    .map((deck): [string, Lines] => [
      deck.company,
      readingOf(deck).slides.map(({ lines }) => lines.map(({ text }) => text)),
    ]),
];

const scoresOf = (slides: Lines) => holdAgainst(deckOf(slides)).scores.map(({ score }) => score ?? 0);

describe('forty ways to stuff a deck in plain sight gain nothing in any category', () => {
  it('are forty', () => expect(new Set(STUFFINGS.map(({ name }) => name)).size).toBe(40));

  it.each(DECKS)('in %s', (_, slides) => {
    const before = scoresOf(slides);
    const gained = STUFFINGS.flatMap(({ name, stuffed }) => {
      const gains = scoresOf(stuffed(slides)).map((score, place) => score - (before[place] ?? 0));
      return gains.some((gain) => gain > 0) ? [{ name, gains }] : [];
    });
    expect(gained).toEqual([]);
  });
});
