import { describe, expect, it } from '@jest/globals';
import { layoutSlide } from '../layout-deck.ts';
import type { SlideSetting } from '../types.ts';

const setting: SlideSetting = { theme: 'paper', footer: 'Isferd', number: 1, images: {} };

describe('a slide that opens a part', () => {
  it('draws a sign beside a statement for the part of the story that it belongs to', () => {
    const signOn = (subtitle: string) => {
      const [page] = layoutSlide({ id: 'a', kind: 'section', title: 'Sold by mail', subtitle, notes: '' }, setting);
      return page?.elements.flatMap((element) => (element.type === 'graphic' ? [element] : []))[0];
    };
    const parts = [
      'Problem',
      'Solution',
      'Product',
      'Market',
      'Business model',
      'Traction',
      'Competition',
      'Team',
      'Ask',
    ];
    const alts = parts.map((part) => signOn(part)?.alt);
    expect(new Set(alts).size).toBe(parts.length);
    for (const other of ['Thanks', 'We ask for a background check', 'The status quo', ''])
      expect(signOn(other)).toBeUndefined();
    expect(signOn('The ask')?.alt).toBe(signOn('Ask')?.alt);
    for (const part of parts) {
      const { box, marks } = signOn(part) ?? { box: { x: 0, y: 0, w: 0, h: 0 }, marks: [] };
      for (const mark of marks) {
        const [x1, y1, x2, y2] =
          mark.type === 'line'
            ? [
                Math.min(mark.x1, mark.x2),
                Math.min(mark.y1, mark.y2),
                Math.max(mark.x1, mark.x2),
                Math.max(mark.y1, mark.y2),
              ]
            : [mark.box.x, mark.box.y, mark.box.x + mark.box.w, mark.box.y + mark.box.h];
        expect(x1).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(y1).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(x2).toBeLessThanOrEqual(box.x + box.w + 0.01);
        expect(y2).toBeLessThanOrEqual(box.y + box.h + 0.01);
      }
    }
  });
});
