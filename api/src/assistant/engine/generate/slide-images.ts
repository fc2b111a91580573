import type { Block, Box, Line, Slide } from '../../../decks/reading/types.ts';
import type { PicturePlace } from '../types.ts';

/** A picture of a slide that says something of its own. */
export interface SlideImage {
  place: PicturePlace;
  /** Of the slide, 0 to 1. */
  share: number;
  /** The text that OCR read in it. */
  blocks: readonly Block[];
}

/** Shares of a slide: from which a picture is worth keeping, is worth a slide of its own, and is a background. */
const LEAST = 0.06;
export const ALONE = 0.12;
const BACKGROUND = 0.75;
/** How much of a slide's text may stand on a picture. */
const COVERED = 0.25;
/** How far text that stands beside a picture may reach into its box. */
const EDGE = 0.25;

const isIn =
  ({ x, y, width, height }: Box) =>
  ({ box }: Line) => {
    const [across, down] = [box.x + box.width / 2, box.y + box.height / 2];
    return across >= x && across <= x + width && down >= y && down <= y + height;
  };

/** The box without the edge where a line of text reaches into it. */
function without(box: Box, { box: line }: Line): Box {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const [lineRight, lineBottom] = [line.x + line.width, line.y + line.height];
  if (lineRight <= box.x || line.x >= right || lineBottom <= box.y || line.y >= bottom) return box;
  const cuts = [
    { share: (lineBottom - box.y) / box.height, left: { ...box, y: lineBottom, height: bottom - lineBottom } },
    { share: (bottom - line.y) / box.height, left: { ...box, height: line.y - box.y } },
    { share: (lineRight - box.x) / box.width, left: { ...box, x: lineRight, width: right - lineRight } },
    { share: (right - line.x) / box.width, left: { ...box, width: line.x - box.x } },
  ];
  const [least] = cuts.filter(({ share }) => share > 0 && share < EDGE).toSorted((a, b) => a.share - b.share);
  return least ? least.left : box;
}

/** The pictures of a slide that say something of their own, largest first: neither its background nor under its text. */
export function imagesOf({ number, pictures, lines, regions }: Slide): SlideImage[] {
  const typed = lines.filter(({ source }) => source !== 'ocr');
  const blocks = regions.flatMap((region) => region.blocks);
  return pictures.flatMap(({ share, box: drawn }) => {
    const box = typed.reduce(without, drawn);
    const covered = typed.filter(isIn(box)).length;
    if (share <= LEAST || share >= BACKGROUND || covered > COVERED * typed.length) return [];
    const read = blocks.filter(
      (block) => block.lines.length > 0 && block.lines.every((line) => line.source === 'ocr' && isIn(box)(line)),
    );
    return [{ place: { slide: number, box }, share, blocks: read }];
  });
}
