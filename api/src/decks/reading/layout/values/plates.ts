import type { Box } from '../../types.ts';
import { bottomOf } from '../boxes.ts';
import { type Block, centreOf, hasName, isInside, type Page } from './blocks.ts';
import type { Candidate } from './pairs.ts';

/** Plates with labels on the same side are fewer elsewhere. */
const FEWEST_PLATES = 2;
/** A plate holds at most this many figures, such as a count and its worth. */
const MOST_FIGURES = 2;
/** A label is centred on its plate within this share of its width, and no further from it than this share of its height. */
const ASTRAY = 0.2;
const FAR = 0.6;
const LONGEST_LABEL = 60;

interface Plate {
  box: Box;
  figures: Block[];
}

/** Frames with nothing but figures, each figure in the smallest of its frames. */
function platesOf(figures: readonly Block[], page: Page): Plate[] {
  const plates = new Map<Box, Block[]>();
  for (const figure of figures) {
    const [smallest] = page.frames
      .filter((frame) => isInside(figure.box, frame))
      .toSorted((a, b) => a.width * a.height - b.width * b.height);
    if (smallest) plates.set(smallest, [...(plates.get(smallest) ?? []), figure]);
  }
  return [...plates]
    .map(([box, own]) => ({ box, figures: own }))
    .filter(({ box, figures: own }) => own.length <= MOST_FIGURES && inside(box, page).length === own.length);
}

const inside = (frame: Box, { blocks }: Page) => blocks.filter((block) => isInside(block.box, frame));

/** The nearest label below or above a plate. */
function labelOf(side: 'below' | 'above', { box }: Plate, labels: readonly Block[]): Block | null {
  const gapTo = (label: Block) => (side === 'below' ? label.box.y - bottomOf(box) : box.y - bottomOf(label.box));
  const [nearest] = labels
    .filter(
      (label) =>
        Math.abs(centreOf(label.box) - centreOf(box)) < ASTRAY * box.width &&
        gapTo(label) >= 0 &&
        gapTo(label) < FAR * box.height,
    )
    .toSorted((a, b) => gapTo(a) - gapTo(b));
  return nearest ?? null;
}

/**
 * Figures on plates such as circles of three sizes, with the labels below or above the plates.
 * @param figures without a label nearby
 * @param texts that label nothing else
 */
export function labelledPlates(figures: readonly Block[], texts: readonly Block[], page: Page): Candidate[] {
  const plates = platesOf(figures, page);
  const labels = texts.filter(
    ({ text }) => text.length <= LONGEST_LABEL && hasName(text) && !page.title?.includes(text),
  );
  for (const side of ['below', 'above'] as const) {
    const found = plates.flatMap((plate) => {
      const label = labelOf(side, plate, labels);
      return label ? [{ plate, label }] : [];
    });
    if (found.length < FEWEST_PLATES || new Set(found.map(({ label }) => label)).size < found.length) continue;
    return found.flatMap(({ plate, label }) =>
      plate.figures.map((value): Candidate => ({ value, label, side, cost: 0 })),
    );
  }
  return [];
}
