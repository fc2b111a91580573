import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contradictionsIn } from '../../../../test/contradictions.ts';
import { deckOf, goodSlides, thinSlides } from '../../../../test/decks/index.ts';
import { LABELLED, linesOf } from '../../../../test/decks/labelled/index.ts';
import type { EvaluationResult, NextStep } from '../types.ts';
import { filled, gapsIn } from './gaps.ts';
import { holdAgainst } from './index.ts';
import { RUBRIC } from './rules/index.ts';
import { SLIDE_TITLES } from './step-drafts.ts';
import { topicOfTitle } from './topics.ts';
import { ASIDES } from './verdicts.ts';

const RULES = RUBRIC.flatMap(({ rules }) => rules);
const DECKS = [
  ...LABELLED.map(({ company, half, slides }) => [`${company} ${half}`, slides.map(linesOf)] as const),
  ['thin', thinSlides.map(linesOf)] as const,
  ['good', goodSlides.map(linesOf)] as const,
];

const scoreIn = ({ scores }: EvaluationResult, { category }: NextStep) =>
  scores.find((score) => score.category === category)?.score ?? 0;

/** The slides after the founder has followed a step, with an example in each gap; null when a step asks for no words. */
function followed(slides: readonly string[][], { quote, rewrite, slide, detail }: NextStep): string[][] | null {
  if (rewrite === null) return null;
  const text = filled(rewrite);
  const title = /titled “(.+)”\.$/u.exec(detail)?.[1];
  if (title !== undefined) return [...slides, [title, text]];
  const isExtended = quote !== null && rewrite.startsWith(quote.quote.slice(0, 20));
  if (isExtended && !slides[quote.slide - 1]?.includes(quote.quote)) return null;
  return slides.map((lines, at) => {
    if (at + 1 !== slide) return lines;
    return isExtended ? lines.map((line) => (line === quote.quote ? text : line)) : [...lines, text];
  });
}

describe('the rewrites', () => {
  const ends = RULES.flatMap(({ id, rewrite }) => Object.values(rewrite).map((text: string) => [id, text] as const));

  it.each(ends)('of %s can be filled in: %s', (_, text) => {
    expect(gapsIn(text).length).toBeGreaterThan(0);
    expect(filled(text)).not.toMatch(/[[\]]/u);
  });

  it('are refused with a gap that has no example', () => {
    expect(() => filled('We sell to [planet]')).toThrow('No example for the gap [planet]');
  });

  it('begin with a capital where the founder’s gap does', () => {
    expect(filled('[Customers] and [customers]')).toBe('Hospitals and hospitals');
  });
});

it('a new slide gets a title that names its subject', () => {
  for (const [topic, title] of Object.entries(SLIDE_TITLES))
    if (title !== 'Summary') expect(topicOfTitle(title)).toBe(topic);
});

it('there is a phrase for every side point', () => {
  expect(Object.keys(ASIDES).toSorted()).toEqual(RULES.flatMap(({ id, core }) => (core ? [] : [id])).toSorted());
});

describe('the texts of every evaluation', () => {
  it.each(DECKS)('do not contradict themselves: %s', (_, slides) => {
    expect(contradictionsIn(holdAgainst(deckOf(slides)))).toEqual([]);
  });

  it('do not contradict themselves in 100 decks put together at random', () => {
    const pages = DECKS.flatMap(([, slides]) => slides);
    const titles = pages.map(([title = '']) => title);
    const lines = pages.flatMap(([, ...rest]) => rest);
    const slide = fc.tuple(fc.constantFrom(...titles), fc.array(fc.constantFrom(...lines), { maxLength: 4 }));
    const decks = fc.array(
      slide.map(([title, rest]) => [title, ...rest]),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(decks, (slides) => {
        expect(contradictionsIn(holdAgainst(deckOf(slides)))).toEqual([]);
      }),
      { numRuns: 100, seed: 20_261_123 },
    );
  });

  it.each([
    ['a claim with a number', ['Traction', '41 paying fleets use it']],
    ['a claim with a date', ['Traction', '41 paying fleets in May 2026']],
    ['a claim that stays general', ['Market', 'The market is huge and growing.']],
    ['a plan', ['Business model', 'We plan to charge $40 per truck a month']],
    ['a quotation', ['Customers', '“It saved us 20% of our fuel,” says Ann Lee, CEO of Vexel']],
    [
      'a long sentence',
      ['Team', `Ann Lee, CEO: ${'built and sold a business in rail freight, '.repeat(8)}2015 to 2022`],
    ],
    ['a long word', ['Problem', `Fleets lose ${'x'.repeat(400)} litres a year`]],
    ['digits that are no number', ['Team', 'Maya Okafor, CEO: ran Studio 54 and Web 2 projects']],
    ['a question', ['Problem', 'What do 8,000 fleets lose a year?']],
    ['markup', ['Problem', '<b>Fleets</b> lose [$400](https://example.org) a year & "more"']],
  ])('do not contradict themselves about %s', (_, slide) => {
    const result = holdAgainst(deckOf([...thinSlides.map(linesOf), slide]));
    expect(contradictionsIn(result)).toEqual([]);
  });
});

describe('a next step', () => {
  const steps = DECKS.filter((_, at) => at % 5 === 0).map(([, slides]) => ({
    slides,
    result: holdAgainst(deckOf(slides)),
  }));

  it('is there for every deck that is not perfect', () => {
    for (const { result } of steps) expect(result.next_steps.length).toBeGreaterThanOrEqual(3);
  });

  it('promises what the engine gives when the founder follows it', () => {
    let [kept, all] = [0, 0];
    for (const { slides, result } of steps)
      for (const step of result.next_steps) {
        const after = followed(slides, step);
        if (!after) continue;
        all += 1;
        if (scoreIn(holdAgainst(deckOf(after)), step) >= step.to) kept += 1;
      }
    expect(all).toBeGreaterThan(80);
    expect(kept / all).toBeGreaterThan(0.95);
  });

  it('quotes the founder letter for letter where there is something to work on', () => {
    let quoted = 0;
    for (const { slides, result } of steps)
      for (const { quote } of result.next_steps) {
        if (!quote) continue;
        quoted += 1;
        const said = slides[quote.slide - 1]?.join(' ').replace(/[:,]/gu, '');
        expect(said).toContain(quote.quote.replace(/[:,]/gu, ''));
      }
    expect(quoted).toBeGreaterThan(40);
  });

  it('keeps the founder’s own words and marks what is to be added', () => {
    const without = goodSlides.map(linesOf).filter((_, at) => at !== 5 && at !== 6);
    const slides = [...without, ['Traction', '41 paying fleets use it']];
    const { next_steps } = holdAgainst(deckOf(slides));
    expect(next_steps.find(({ category }) => category === 'Traction & engagement')).toMatchObject({
      title: 'Give “41 paying fleets” a date',
      quote: { quote: '41 paying fleets use it' },
      rewrite: '41 paying fleets use it, [month year]',
    });
  });

  it('is to replace a placeholder where one stands in its place', () => {
    const { next_steps } = holdAgainst(
      deckOf([...thinSlides.map(linesOf).slice(0, 6), ['Our team', '[Name, placeholder]']]),
    );
    expect(next_steps.find(({ category }) => category === 'Team')).toMatchObject({
      title: 'Replace the placeholder “[Name, placeholder]”',
      slide: 7,
    });
  });

  it('is to show a text that runs over the edge', () => {
    const deck = deckOf([...thinSlides.map(linesOf), ['Our customers']]);
    const hidden = [
      {
        text: '312 paying bakeries in May 2025, up from 90 a year before',
        reason: 'off-page' as const,
        box: { x: 0.8, y: 0.5, width: 0.6, height: 0.05 },
      },
    ];
    const slides = deck.slides.map((slide) => (slide.number === deck.slides.length ? { ...slide, hidden } : slide));
    const { next_steps } = holdAgainst({ ...deck, slides });
    expect(next_steps.find(({ category }) => category === 'Traction & engagement')).toMatchObject({
      title: 'Show all of “312 paying bakeries in May 2025, up from 90 a…”',
      slide: deck.slides.length,
      from: 1,
      to: 8,
    });
  });

  it('is to settle a contradiction first', () => {
    const traction = ['Traction', '320 paying customers use it at Vexel', '118% retention in 2025'];
    const [first] = holdAgainst(deckOf([traction, ['Summary', 'We have 510 paying customers']])).next_steps;
    expect(first).toMatchObject({ title: 'Resolve the inconsistency', category: 'Traction & engagement' });
    expect(first?.to).toBeGreaterThan(first?.from ?? 10);
  });
});
