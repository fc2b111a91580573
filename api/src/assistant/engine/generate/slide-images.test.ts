import { describe, expect, it } from '@jest/globals';
import { boxAt, fragmentAt, rawSlide } from '../../../../test/decks/points.ts';
import { slidesOf } from '../../../decks/reading/layout/slides.ts';
import type { Box } from '../../../decks/reading/types.ts';
import { imagesOf } from './slide-images.ts';

const BARS = boxAt(520, 240, 300, 200);
const title = fragmentAt(60, 40, 'Bookings grow every year', 32);
const sentence = fragmentAt(60, 140, 'Twelve operators take deposits with us, and none of them has left.', 16);
const labels = [
  fragmentAt(540, 448, '2023', 12),
  fragmentAt(740, 448, '2025', 12),
  fragmentAt(540, 380, '4,100', 12),
  fragmentAt(740, 222, '17,800', 12),
];

function imagesIn(fragments: typeof labels, charts: Box[], pictures: Box[] = []) {
  const shown = pictures.map((box) => ({ box, share: box.width * box.height }));
  const [slide] = slidesOf([rawSlide(fragments, { charts, pictures: shown })]);
  if (!slide) throw new Error('There is one slide.');
  return imagesOf(slide);
}

describe('a drawn chart of a slide', () => {
  it('is a picture with its labels, which stay texts of the slide', () => {
    const [chart, ...others] = imagesIn([title, sentence, ...labels], [BARS]);
    expect(others).toEqual([]);
    const { x, y, width, height } = chart?.place.box ?? BARS;
    // From above the highest figure to below the years, without the sentence and the title.
    expect(y * 540).toBeLessThan(222);
    expect((y + height) * 540).toBeGreaterThan(460);
    expect(y * 540).toBeGreaterThan(170);
    expect(x * 960).toBeGreaterThan(480);
    expect((x + width) * 960).toBeGreaterThan(820);
    expect(chart?.blocks).toEqual([]);
    const said = chart?.labels.map(({ text }) => text).join(' ') ?? '';
    for (const text of ['4,100', '17,800', '2025']) expect(said).toContain(text);
    expect(said).not.toContain('operators');
  });

  it('is left out where no text is near it, as with decoration', () => {
    expect(imagesIn([title, sentence], [BARS])).toEqual([]);
  });

  it('is left out where it is small', () => {
    expect(imagesIn([title, sentence, ...labels], [boxAt(540, 400, 60, 40)])).toEqual([]);
  });

  it('is left out where a picture shows it', () => {
    const around = boxAt(500, 210, 400, 270);
    expect(imagesIn([title, sentence, ...labels], [BARS], [around]).map(({ labels: own }) => own)).toEqual([[]]);
  });
});
