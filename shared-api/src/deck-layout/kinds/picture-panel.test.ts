import { describe, expect, it } from '@jest/globals';
import type { DeckDocumentSlide } from '../../contract.ts';
import { DECK_THEMES } from '../../rules/index.ts';
import { lookOf } from '../brand.ts';
import { contrast } from '../contrast.ts';
import { layoutSlide } from '../layout-deck.ts';
import { collisions, overflowing, textsOf } from '../page-checks.ts';
import type { ImageElement, Page, SlideSetting } from '../types.ts';
import { panelColor } from './picture-panel.ts';

const setting: SlideSetting = {
  theme: 'paper',
  footer: 'Berthline',
  number: 1,
  images: {
    'shot.png': { width: 1600, height: 1000 },
    'phone.png': { width: 800, height: 1700 },
    'square.png': { width: 900, height: 900 },
  },
};
const screenshot = (own: Partial<Extract<DeckDocumentSlide, { kind: 'image' }>> = {}): DeckDocumentSlide => ({
  id: 'a',
  kind: 'image',
  title: 'Berthline moves the slots before a queue forms',
  image: 'shot.png',
  alt: 'The berth plan',
  caption: 'The berth plan',
  lines: ['Red slots are at risk', 'One click moves a ship'],
  look: 'screenshot',
  notes: '',
  ...own,
});
const cover = (image: string): DeckDocumentSlide => ({
  id: 'c',
  kind: 'title',
  title: 'Berthline',
  subtitle: 'Predicts each arrival 36 hours ahead',
  image,
  alt: 'The berth plan',
  notes: '',
});

const SENTENCE = 'Berthline predicts each arrival 36 hours ahead and moves the slots before a queue forms';

const pictures = (pages: Page[]) =>
  pages.flatMap(({ elements }) => elements.filter((element): element is ImageElement => element.type === 'image'));
const namesOn = (pages: Page[]) => pages.flatMap(({ elements }) => elements.flatMap(textsOf)).map(({ name }) => name);

describe('a photo', () => {
  const photo = { look: 'photo' as const, lines: [], caption: '' };

  it.each(['shot.png', 'phone.png', 'square.png'])(
    'of any proportions (%s) fills half the slide, cut, never stretched',
    (image) => {
      const pages = layoutSlide(screenshot({ ...photo, image }), setting);
      const [drawn] = pictures(pages);
      const { width, height } = setting.images[image] as { width: number; height: number };
      expect(drawn?.box).toMatchObject({ y: 0, h: 7.5 });
      const { w = 1, h = 1 } = drawn?.crop ?? {};
      expect((w * width) / (h * height)).toBeCloseTo((drawn?.box.w ?? 0) / (drawn?.box.h ?? 1));
      expect(namesOn(pages)).not.toContain('Caption');
      expect(collisions(pages[0] as Page)).toEqual([]);
    },
  );

  it('keeps its points and its caption', () => {
    const pages = layoutSlide(screenshot({ look: 'photo' }), setting);
    expect(namesOn(pages)).toEqual(expect.arrayContaining(['Title', 'Point 1', 'Point 2', 'Caption']));
    expect(pages.flatMap(overflowing)).toEqual([]);
  });

  it('that has more text than fits beside it goes below the title, whole', () => {
    const lines = Array.from(
      { length: 14 },
      (_, at) => `Point ${at} with a good deal to say about the berths of a port`,
    );
    const [drawn] = pictures(layoutSlide(screenshot({ look: 'photo', lines }), setting));
    expect(drawn?.crop).toBeUndefined();
  });

  it('fills its side of a cover', () => {
    const [drawn] = pictures(layoutSlide({ ...cover('shot.png'), look: 'photo' } as DeckDocumentSlide, setting));
    expect(drawn?.box).toMatchObject({ y: 0, h: 7.5 });
    expect(drawn?.crop?.w).toBeLessThan(1);
  });

  it.each(['16:9', '4:3'] as const)(
    'fills its side of a close, with the contact below the sentence, in %s',
    (format) => {
      const contact = {
        name: 'Marta Oyelaran',
        email: 'marta@berthline.example',
        phone: '+47 55 01 02 03',
        site: 'berthline.example',
      };
      const close = {
        id: 'e',
        kind: 'closing',
        title: 'Let us keep freight moving',
        sentence: SENTENCE,
        contact,
        notes: '',
      };
      const own = { image: 'phone.png', alt: 'Marta at a desk', look: 'photo' };
      const pages = layoutSlide({ ...close, ...own } as DeckDocumentSlide, { ...setting, format });
      const [drawn] = pictures(pages);
      expect(drawn).toMatchObject({ alt: 'Marta at a desk', box: { y: 0, h: 7.5 } });
      expect(namesOn(pages)).toEqual(['Footer', 'Title', 'Sentence', 'Contact']);
      expect(collisions(pages[0] as Page)).toEqual([]);
      expect(pages.flatMap(overflowing)).toEqual([]);
    },
  );
});

describe('a screenshot beside its points', () => {
  it('is whole on a panel, and its points are numbered', () => {
    const pages = layoutSlide(screenshot(), setting);
    expect(pages).toHaveLength(1);
    const [picture] = pictures(pages);
    expect(picture).toMatchObject({ image: 'shot.png', alt: 'The berth plan' });
    expect(picture?.crop).toBeUndefined();
    expect((picture?.box.w ?? 0) / (picture?.box.h ?? 1)).toBeCloseTo(1.6);
    expect(namesOn(pages)).toEqual(expect.arrayContaining(['Number 1', 'Point 1', 'Number 2', 'Point 2', 'Caption']));
  });

  it('has no number beside an only point, and dashes where it is no screenshot', () => {
    expect(namesOn(layoutSlide(screenshot({ lines: ['Red slots are at risk'] }), setting))).not.toContain('Number 1');
    expect(namesOn(layoutSlide(screenshot({ look: 'panel' }), setting))).not.toContain('Number 1');
  });

  it('stands below the title, on several pages if need be, when its points have no room beside it', () => {
    const lines = Array.from({ length: 20 }, () =>
      'Ships arrive outside their slot and nobody sees it coming. '.repeat(4),
    );
    const pages = layoutSlide(screenshot({ lines }), setting);
    expect(pages.length).toBeGreaterThan(1);
    expect(pictures(pages)).toHaveLength(1);
  });

  it('leaves a frame where the image is gone', () => {
    const [page] = layoutSlide(screenshot({ image: 'gone.png' }), setting);
    expect(page?.warnings.map(({ code }) => code)).toEqual(['no_image']);
  });

  it.each(DECK_THEMES)('has a caption that can be read on its panel in %s', (theme) => {
    const look = lookOf({ theme });
    expect(contrast(look.soft, panelColor(look))).toBeGreaterThan(4.5);
  });
});

describe('a picture on a cover', () => {
  it.each([
    ['a wide one runs off the right edge', 'shot.png', true],
    ['a tall one is whole', 'phone.png', false],
    ['a square one fills its side', 'square.png', true],
  ])('%s', (_, image, isCropped) => {
    const pages = layoutSlide(cover(image), setting);
    const [picture] = pictures(pages);
    expect(picture?.image).toBe(image);
    expect(picture?.crop !== undefined).toBe(isCropped);
    expect(pages.flatMap(overflowing)).toEqual([]);
    expect(pages.flatMap(collisions)).toEqual([]);
  });

  it('gives way to the bars where its image is gone', () => {
    const gone = layoutSlide(cover('gone.png'), setting);
    const plain = layoutSlide({ id: 'c', kind: 'title', title: 'Berthline', subtitle: '', notes: '' }, setting);
    const shapes = ([page]: Page[]) => page?.elements.filter(({ type }) => type === 'rect');
    expect(shapes(gone)).toEqual(shapes(plain));
  });
});
