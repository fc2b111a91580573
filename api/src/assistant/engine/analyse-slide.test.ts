import { beforeAll, describe, expect, it } from '@jest/globals';
import { ISFERD, isferd } from '../../../test/assistant/isferd.ts';
import { deckOf } from '../../../test/decks/index.ts';
import { materialOf } from '../find-deck-material.ts';
import { SlideAnalysis } from '../schemas.ts';
import { analyseSlide } from './analyse-slide.ts';
import { questionOf } from './investor-questions.ts';
import { RULES } from './reading.ts';
import type { DeckMaterial } from './types.ts';

let material: DeckMaterial;
beforeAll(async () => {
  material = await isferd();
});

describe('the analysis of a slide', () => {
  it.each(ISFERD.map((_, index) => index + 1))('of slide %i quotes it letter for letter', (number) => {
    const analysis = analyseSlide(material, number);
    expect(SlideAnalysis.safeParse(analysis).success).toBe(true);
    for (const { slide, quote } of [
      ...analysis.evidence,
      ...[...analysis.strengths, ...analysis.fixes, ...analysis.questions].flatMap(({ citations }) => citations),
    ]) {
      if (quote !== null) expect((ISFERD[slide - 1] ?? []).join('\n')).toContain(quote);
    }
  });

  it('says what a slide is about, how its category stands, and what an investor will ask', () => {
    const { category, score, questions, fixes, says } = analyseSlide(material, 7);
    expect(category).toBe('Competition & protectability');
    expect(score).toBe(material.evaluation?.scores.find((one) => one.category === category)?.score);
    expect(questions[0]?.title).toBe('Where do you beat the alternatives, and who measured that?');
    expect(fixes[0]?.title).toBe('Prove the difference');
    expect(says).toContain('Nobody else predicts.');
  });

  it('praises evidence', () => {
    const { strengths } = analyseSlide(material, 5);
    expect(strengths[0]).toMatchObject({
      citations: [{ slide: 5, quote: expect.stringContaining('41 paying fleets') }],
    });
  });

  it('says nothing about a slide that could not be read, but that it could not', async () => {
    const other = await materialOf(deckOf(ISFERD));
    const [, second] = other.deck.slides;
    if (second) Object.assign(second, { readable: false, unread: 'picture', lines: [] });
    expect(analyseSlide(other, 2)).toMatchObject({
      readable: false,
      category: null,
      score: null,
      fixes: [],
      strengths: [],
      summary: expect.stringContaining('could not be read'),
    });
  });

  it('does not judge a slide in another language', async () => {
    const german = [
      'Das Problem',
      'Eine von neun Lieferungen ist verdorben und wir wissen nicht, warum das so ist und wie es mit der Ware weitergeht.',
    ];
    const deck = deckOf([...ISFERD, german]);
    const slides = deck.slides.map((slide) =>
      slide.title === 'Das Problem' ? { ...slide, language: 'German' } : slide,
    );
    const other = await materialOf({ ...deck, slides });
    expect(analyseSlide(other, ISFERD.length + 1).summary).toContain('is in German');
  });

  it('of a slide that is not there is an error', () => {
    expect(() => analyseSlide(material, 99)).toThrow(RangeError);
  });

  it('has a question ready for every rule of the rubric', () => {
    for (const rule of RULES) expect(questionOf(rule)).not.toContain(rule.looksFor);
  });
});
