import type { Fragment, RawSlide } from '../../src/decks/reading/child/raw-slide.ts';
import { slidesOf } from '../../src/decks/reading/layout/slides.ts';
import type { Value } from '../../src/decks/reading/types.ts';
import { fragmentAt, rawSlide } from './points.ts';

/** A text of 14 points at a position in points from the top left. */
export const at = (x: number, y: number, text: string, size = 14, overrides: Partial<Fragment> = {}) =>
  fragmentAt(x, y, text, size, overrides);

/** A page about a harbour, with these texts below its title. */
function page(
  fragments: Fragment[],
  shapes: Partial<Pick<RawSlide, 'frames' | 'rules' | 'keys' | 'pictures'>> = {},
): RawSlide {
  const title = at(60, 30, 'What the harbour needs', 32);
  return rawSlide([title, ...fragments], shapes);
}

/** The page as it is read. */
export const slideOf = (...args: Parameters<typeof page>) => {
  const [slide] = slidesOf([page(...args)]);
  if (!slide) throw new Error('A slide is needed');
  return slide;
};

/** Values as "label = value", with their context in parentheses. */
export const told = (values: readonly Value[]) =>
  values.map(({ label, text, context }) => `${label} = ${text}${context.length > 0 ? ` (${context.join(', ')})` : ''}`);

/** The values on such a page. */
export const valuesOf = (...args: Parameters<typeof page>) => told(slideOf(...args).values);

/** The texts of its blocks. */
export const blocksOf = (...args: Parameters<typeof page>) =>
  slideOf(...args).regions.flatMap(({ blocks }) => blocks.map(({ text }) => text));

/** Text centred at a place. */
export const centred = (x: number, y: number, text: string, size = 12, overrides: Partial<Fragment> = {}) =>
  at(x - text.length * size * 0.25, y, text, size, overrides);

export const YEARS = ['2023', '2024', '2025', '2026'];
