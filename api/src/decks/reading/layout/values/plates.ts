import type { Box } from '../../types.ts';
import { bottomOf, cardsOf } from '../boxes.ts';
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

/** Frames that hold nothing but one or two of these figures. */
function platesOf(figures: readonly Block[], { blocks, frames }: Page): Plate[] {
  const cards = cardsOf(blocks, frames, {
    holds: (frame, { box }) => isInside(box, frame),
    cardOf: (inside) =>
      inside.length <= MOST_FIGURES && inside.every((block) => figures.includes(block)) ? inside : [],
  });
  return [...Map.groupBy(cards, ([, box]) => box)].map(([box, own]) => ({
    box,
    figures: own.map(([figure]) => figure),
  }));
}

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
