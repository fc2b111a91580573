import { describe, expect, it } from '@jest/globals';
import { layoutSlide } from '../layout-deck.ts';
import { textsOf } from '../page-checks.ts';
import type { SlideSetting } from '../types.ts';

const setting: SlideSetting = { theme: 'paper', footer: 'Isferd', number: 1, images: {} };

describe('a slide of figures', () => {
  it('puts figures on cards of one size, with their first lines at one height', () => {
    const metrics = [
      { value: '26 months', label: 'stays the average customer, and some of them for much longer', source: '' },
      { value: '$29', label: 'a month', source: '' },
    ];
    const [page] = layoutSlide({ id: 'a', kind: 'metrics', title: 'Terms', notes: '', metrics }, setting);
    const cards = (page?.elements ?? []).flatMap((element) =>
      element.type === 'rect' && element.box.h > 1 ? [element.box] : [],
    );
    const texts = (page?.elements ?? []).flatMap(textsOf).filter(({ name }) => name.startsWith('Figure'));
    expect(cards.map(({ h }) => h)).toEqual([cards[0]?.h, cards[0]?.h]);
    expect(texts.map(({ box }) => box.y)).toEqual([texts[0]?.box.y, texts[0]?.box.y]);
    for (const [at, { box }] of texts.entries()) {
      const card = cards[at] ?? { x: 0, y: 0, w: 0, h: 0 };
      expect(box.x - card.x).toBeGreaterThan(0.3);
      expect(box.y + box.h).toBeLessThan(card.y + card.h);
    }
  });
});
