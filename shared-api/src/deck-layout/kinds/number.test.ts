import { describe, expect, it } from '@jest/globals';
import type { DeckDocumentSlide } from '../../contract.ts';
import { DECK_THEMES } from '../../rules/index.ts';
import { contrast } from '../contrast.ts';
import { layoutSlide } from '../layout-deck.ts';
import { paragraphsOf, textsOf } from '../page-checks.ts';
import type { SlideSetting } from '../types.ts';

const setting: SlideSetting = { theme: 'paper', footer: 'Isferd', number: 1, images: {} };

const paragraphOn = (slide: DeckDocumentSlide, wanted: string) =>
  layoutSlide(slide, setting)
    .flatMap(paragraphsOf)
    .find(({ field }) => field === wanted);

describe('a slide of one number', () => {
  it('puts the source of a number below its title, and below the sentence if there is one', () => {
    const number = { id: 'a', kind: 'number' as const, title: 'Waste', notes: '', value: '$35B', label: 'of food' };
    const tops = (context: string) => {
      const slide = { ...number, context, source: 'FAO, 2025' };
      const [title, sentence, source] = ['title', 'context', 'source'].map((field) => paragraphOn(slide, field)?.box);
      return { title: title?.y ?? 0, sentence: sentence?.h ?? 0, source: (source?.y ?? 0) - (title?.y ?? 0) };
    };
    expect(tops('').sentence).toBe(0);
    expect(tops('').source).toBeGreaterThan(0);
    expect(tops('Most of it was warm.').source).toBeGreaterThan(tops('').source);
  });

  it('has its panel at the right, or at the left with the statement beside it', () => {
    const slide = {
      id: 'a',
      kind: 'number' as const,
      title: 'Waste',
      notes: '',
      value: '$35B',
      label: '',
      context: '',
    };
    const placesOf = (look?: 'left' | 'right') => {
      const [page] = layoutSlide({ ...slide, source: '', ...(look && { look }) }, setting);
      const panel = page?.elements.find(({ type }) => type === 'rect');
      return {
        panel: panel?.type === 'rect' ? panel.box.x : -1,
        title: page?.elements.flatMap(textsOf)[0]?.box.x ?? -1,
      };
    };
    expect(placesOf().panel).toBeGreaterThan(placesOf().title);
    expect(placesOf('right')).toEqual(placesOf());
    expect(placesOf('left').panel).toBe(0);
    expect(placesOf('left').title).toBeGreaterThan(5);
  });

  it.each(DECK_THEMES)('can be read on the tint of the panel at the left in %s', (theme) => {
    const [page] = layoutSlide(
      { id: 'a', kind: 'number', title: '', notes: '', value: '9', label: '', context: '', source: '', look: 'left' },
      { ...setting, theme },
    );
    const panel = page?.elements.find(({ type }) => type === 'rect');
    const number = page && paragraphsOf(page).find(({ field }) => field === 'value');
    const fill = panel?.type === 'rect' ? panel.fill : null;
    expect(contrast(number?.style.color ?? '#000000', fill ?? '#000000')).toBeGreaterThan(4.5);
  });

  it('draws the bar of a share, and none of a small one or of a number that is no part of a whole', () => {
    const barOf = (value: string, label: string) =>
      layoutSlide(
        { id: 'a', kind: 'number', title: 'Waste', notes: '', value, label, context: '', source: '' },
        setting,
      )[0]?.elements.flatMap((element) => (element.type === 'graphic' ? [element] : []))[0];
    const [whole, part] =
      barOf('40%', 'of berth hours')?.marks.flatMap((mark) => (mark.type === 'rect' ? [mark] : [])) ?? [];
    expect((part?.box.w ?? 0) / (whole?.box.w ?? 1)).toBeCloseTo(0.4);
    expect(barOf('40%', 'of berth hours')?.alt).toBe('Bar filled to 40% of berth hours.');
    for (const [value, label] of [
      ['118%', 'of last year'],
      ['4%', 'of berth hours'],
      ['40%', 'growth a month'],
      ['$4M', 'of sales'],
    ] as const)
      expect(barOf(value, label)).toBeUndefined();
  });

  it('puts the number on a panel beside the title, in colors that can be read', () => {
    for (const theme of DECK_THEMES) {
      const [page] = layoutSlide(
        {
          id: 'a',
          kind: 'number',
          title: 'We raise €3M',
          notes: '',
          value: '€3M',
          label: 'now',
          context: '',
          source: '',
        },
        { ...setting, theme },
      );
      const panel = page?.elements.find((element) => element.type === 'rect');
      const texts = page?.elements.flatMap(textsOf).filter(({ name }) => name === 'Number') ?? [];
      const colors = texts.flatMap(({ paragraphs }) => paragraphs.map(({ style }) => style.color));
      expect(colors).toHaveLength(2);
      for (const color of colors)
        expect(contrast(color, (panel?.type === 'rect' && panel.fill) || '#000000')).toBeGreaterThan(4.5);
      const title = page?.elements.find((element) => element.type === 'text' && element.role === 'title');
      const edge = title?.type === 'text' ? title.box.x + title.box.w : 0;
      expect(edge).toBeLessThan(panel?.type === 'rect' ? panel.box.x : 0);
    }
  });
});
