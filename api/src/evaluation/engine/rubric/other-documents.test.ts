import { describe, expect, it } from '@jest/globals';
import { deckOf, goodSlides, stockSlides, thinSlides } from '../../../../test/decks/index.ts';
import { LABELLED, linesOf, readingOf } from '../../../../test/decks/labelled/index.ts';
import { createRubricEngine } from './index.ts';
import { otherDocument } from './other-documents.ts';

const engine = createRubricEngine();

const STOCK = stockSlides.map(linesOf);
const PAPER = [
  ['A white paper on leak detection'],
  ['Abstract', 'We describe how hydrants carry the sound of leaks.'],
  ['Related work', 'Okafor et al. listened to valves at night.'],
  ['References', 'Okafor, M. Listening to pipes, 2019.'],
];
const EXERCISE = [
  ['Where should a hotel chain grow?', 'Group 7'],
  ['Dataset overview', 'Records: 41,000'],
  ['Research questions', 'Which districts fill first?'],
];

const COURSEWORK = [
  ['Coursework 2', 'Module leader: Maya Okafor'],
  ['Plagiarism', 'Sign below that the work is your own.'],
  ['Detailed specification', 'The system has three types of users.'],
];

describe('a document that is no pitch gets a sentence and no score:', () => {
  it.each([
    ['a case for a listed stock', STOCK, 'a case for buying a listed stock'],
    ['a white paper', PAPER, 'a white paper or an article'],
    ['a class exercise', EXERCISE, 'a class exercise'],
    ['the question paper of a course', COURSEWORK, 'a class exercise'],
  ])('%s', async (_, slides, named) => {
    await expect(engine.evaluate(deckOf(slides))).rejects.toMatchObject({
      code: 'not_a_pitch',
      message: expect.stringContaining(`This looks like ${named}, not a startup pitch`),
    });
  });

  it.each([
    [
      'one that only borrows the words',
      [
        ['Marlow Steel', 'A stock pitch'],
        ['Investment risks', 'Steel gets cheaper.'],
      ],
    ],
    ['a thin deck', thinSlides.map(({ title, bullets = [] }) => [title, ...bullets])],
    ['a good deck', goodSlides.map(({ title, bullets = [] }) => [title, ...bullets])],
    [
      'a pitch by a class',
      [
        ['Crumb', 'Group 7'],
        ['Problem statement', 'Bakers do payroll by hand.'],
        ['Team', 'Ann Lee'],
      ],
    ],
    ['a fund that watches the market', [['Brokerly'], ['Data', 'We follow the S&P 500 and every dividend yield.']]],
  ])('but not %s', (_, slides) => {
    const lines = slides.flatMap((own, at) => own.map((text) => ({ slide: at + 1, text })));
    expect(otherDocument(lines)).toBeNull();
  });

  it('and none of the labelled decks', () => {
    for (const deck of LABELLED) {
      const lines = readingOf(deck).slides.flatMap(({ number, lines: own }) =>
        own.map(({ text }) => ({ slide: number, text })),
      );
      expect([deck.company, otherDocument(lines)]).toEqual([deck.company, null]);
    }
  });
});
