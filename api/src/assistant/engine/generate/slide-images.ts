import { around, sharedHeight, sharedWidth, widened } from '../../../decks/reading/layout/boxes.ts';
import type { Block, Box, Line, Slide } from '../../../decks/reading/types.ts';
import type { PicturePlace } from '../types.ts';

/** A picture of a slide that says something of its own. */
export interface SlideImage {
  place: PicturePlace;
  /** Of the slide, 0 to 1. */
  share: number;
  /** The text that OCR read in it. */
  blocks: readonly Block[];
  /** The texts of a drawn chart, which the slide has as well. */
  labels: readonly Block[];
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

/** A text longer than this is no label of a chart. */
const LONGEST_LABEL = 40;
/** How far the labels of a chart are from it, and from each other, as shares of the page. */
const LABEL_GAP = { chart: 0.03, label: 0.012 } as const;
/** A chart has some text that is no further away than this; a drawing without is decoration. */
const NEAR = 0.06;
/** Space around a chart with its labels. */
const MARGIN = 0.01;

const linesNear = (box: Box, lines: readonly Line[], gap: number) =>
  lines.filter((line) => sharedWidth(line.box, box) > -gap && sharedHeight(line.box, box) > -gap);

const withLines = (box: Box, lines: readonly Line[], gap: number): Box =>
  around([box, ...linesNear(box, lines, gap).map((line) => line.box)]);

/** A chart with its labels: first those beside it, then those beside these, such as the rest of a legend. */
function withLabels(chart: Box, labels: readonly Line[]): Box {
  const near = withLines(chart, labels, LABEL_GAP.chart);
  return widened(withLines(near, labels, LABEL_GAP.label), MARGIN);
}

const areaOf = ({ width, height }: Box) => width * height;

/** The drawn charts of a slide that none of its pictures shows, each with the texts that are its labels. */
function chartsOf({ number, title, lines, regions, charts }: Slide, pictures: readonly SlideImage[]): SlideImage[] {
  const isShown = (chart: Box) =>
    pictures.some(({ place: { box } }) => sharedWidth(box, chart) > 0 && sharedHeight(box, chart) > 0);
  const isLabel = ({ text }: Line | Block) => text.length <= LONGEST_LABEL && text !== title;
  const labels = lines.filter((line) => isLabel(line) && !line.furniture);
  return charts.flatMap((chart) => {
    if (isShown(chart) || linesNear(chart, labels, NEAR).length === 0) return [];
    const box = withLabels(chart, labels);
    const share = areaOf(box);
    if (share <= LEAST || share >= BACKGROUND) return [];
    const found = regions.flatMap((region) =>
      region.blocks.filter((block) => isLabel(block) && block.lines.length > 0 && block.lines.every(isIn(box))),
    );
    return [{ place: { slide: number, box }, share, blocks: [], labels: found }];
  });
}

/** The pictures of a slide that say something of their own: neither its background nor under its text. */
function picturesOf({ number, pictures, lines, regions }: Slide): SlideImage[] {
  const typed = lines.filter(({ source }) => source !== 'ocr');
  const blocks = regions.flatMap((region) => region.blocks);
  return pictures.flatMap(({ share, box: drawn }) => {
    const box = typed.reduce(without, drawn);
    const covered = typed.filter(isIn(box)).length;
    if (share <= LEAST || share >= BACKGROUND || covered > COVERED * typed.length) return [];
    const read = blocks.filter(
      (block) => block.lines.length > 0 && block.lines.every((line) => line.source === 'ocr' && isIn(box)(line)),
    );
    return [{ place: { slide: number, box }, share, blocks: read, labels: [] }];
  });
}

/** The pictures and drawn charts of a slide that say something of their own, largest first. */
export function imagesOf(slide: Slide): SlideImage[] {
  const pictures = picturesOf(slide);
  return [...pictures, ...chartsOf(slide, pictures)].toSorted((a, b) => b.share - a.share);
}
