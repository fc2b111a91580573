import { describe, expect, it } from '@jest/globals';
import { cellBox, deckOf, tableSlide } from '../../../../test/decks/index.ts';
import type { Slide } from '../../../decks/reading/types.ts';
import type { Category } from '../types.ts';
import { createRubricEngine } from './index.ts';

const engine = createRubricEngine();
const COMPETITION: Category = 'Competition & protectability';

async function competitionOf(slide: Slide) {
  const deck = deckOf([['Tidewell']]);
  const { scores } = await engine.evaluate({ ...deck, slides: [...deck.slides, slide] });
  const found = scores.find(({ category }) => category === COMPETITION);
  if (!found) throw new Error('Competition is a category');
  return found;
}

const TABLE = [
  ['', 'Aquarius', 'Listening sticks', 'Tidewell'],
  ['Works at night', '✗', '✗', 'yes'],
  ['Plastic pipes', 'yes', '✗', 'yes'],
  ['No crew needed', 'yes', '✗', '✗'],
];

describe('a comparison in rows and columns', () => {
  it('names the alternatives by its columns and the differences by its rows', async () => {
    const { score, evidence } = await competitionOf(tableSlide(2, 'Competitors', TABLE));
    expect([5, 6]).toContain(score);
    expect(evidence).toMatchObject([
      { rule: 'Named alternatives', quote: 'Listening sticks', band: 5 },
      {
        rule: 'Difference that matters',
        quote: 'Works at night: Aquarius ✗; Listening sticks ✗; Tidewell yes',
        reason: expect.stringContaining('compares it with Aquarius and Listening sticks.'),
      },
    ]);
  });

  it('shows the whole row for a difference', async () => {
    const [first, last] = [cellBox(1, 0), cellBox(1, 3)];
    const { evidence } = await competitionOf(tableSlide(2, 'Competitors', TABLE));
    expect(evidence[1]?.box).toMatchObject({ x: first.x, width: expect.closeTo(last.x + last.width - first.x) });
  });

  it('takes an empty cell for lacking only where the company has a mark', async () => {
    const [names = [], ...rows] = TABLE;
    const differences = async (ours: string) => {
      const row = ['Works at night', '', '✗', ours];
      const { evidence } = await competitionOf(tableSlide(2, 'Competitors', [names, row, ...rows.slice(1)]));
      return evidence.filter(({ rule }) => rule === 'Difference that matters').map(({ reason }) => reason);
    };
    expect(await differences('✓')).toEqual([expect.stringContaining('Aquarius and Listening sticks')]);
    expect(await differences('on request')).toEqual([expect.stringMatching(/compares it with Listening sticks\./u)]);
  });

  it('names no alternatives by the columns of a table without marks', async () => {
    const table = [
      ['', 'Field sensor', 'Tidewell', 'Control room'],
      ['Listens', '40 s', '2 s', '9 s'],
      ['Decides', '10 s', '3 s', '8 s'],
      ['Sends a crew', '70 s', '5 s', '6 s'],
    ];
    const { evidence } = await competitionOf(tableSlide(2, 'Competitors', table));
    const quotes = evidence.map(({ quote }) => quote);
    for (const column of ['Field sensor', 'Control room']) expect(quotes).not.toContain(column);
  });

  it('says nothing where the company does as badly', async () => {
    const { evidence } = await competitionOf(tableSlide(2, 'Competitors', [TABLE[0] ?? [], ...TABLE.slice(3)]));
    expect(evidence.map(({ rule }) => rule)).not.toContain('Difference that matters');
  });

  it('says nothing of a table in which the company has no column', async () => {
    const table = [
      ['', '2024', '2025'],
      ['Chatbot', '✗', '✓'],
      ['Reports', '✗', '✓'],
      ['Export', '✓', '✓'],
    ];
    const { evidence } = await competitionOf(tableSlide(2, 'Competitors', table));
    expect(evidence).toEqual([]);
  });
});

describe('alternatives that stand as logos', () => {
  const logo = (x: number, share = 0.004) => ({ box: { x, y: 0.4, width: 0.1, height: 0.06 }, share });
  const shown = (title: string, sentences: string[], pictures: Slide['pictures']): Slide => {
    const [slide] = deckOf([[title, ...sentences]]).slides;
    if (!slide) throw new Error('A slide is needed');
    return { ...slide, number: 2, pictures };
  };

  it('are not called missing, and nothing else makes it not assessed', async () => {
    const { score, feedback, missing } = await competitionOf(shown('Competition', [], [logo(0.1), logo(0.3)]));
    expect(score).toBeNull();
    expect(feedback).toMatch(/names on slide 2 may be shown as logos, which are not read\.$/);
    expect(missing[0]).toEqual({
      rule: 'Named alternatives',
      reason: 'Names that stand on slide 2 only as logos are not read. Write each name beside its logo.',
      source: expect.any(String),
    });
  });

  it('do not hide what is said in words', async () => {
    const general = await competitionOf(shown('Competition', ['Existing tools fall short'], [logo(0.1), logo(0.3)]));
    expect([2, 3, 4]).toContain(general.score);
    expect(general.evidence[0]?.reason).toBe('The names may be shown as logos.');
    const named = await competitionOf(
      shown(
        'Competition',
        ['Aquarius is the main competitor: it analyses recordings, but its crews must collect them by hand.'],
        [logo(0.1), logo(0.3)],
      ),
    );
    expect(named.missing.map(({ reason }) => reason).join(' ')).not.toContain('logos');
  });

  it.each([
    ['one picture', [logo(0.1)]],
    ['photographs', [logo(0.1, 0.3), logo(0.5, 0.3)]],
    ['nothing', []],
  ])('are not supposed where there is %s', async (_, pictures) => {
    expect((await competitionOf(shown('Competition', [], pictures))).score).toBe(0);
  });

  it('are not supposed on other slides', async () => {
    expect((await competitionOf(shown('Team', [], [logo(0.1), logo(0.3)]))).score).toBe(0);
  });
});
