import { createHash } from 'node:crypto';
import { widened } from '../layout/boxes.ts';
import type { Box, UnreadRegion } from '../types.ts';
import { type Crop, cropOf, paintOver, rectOf, WHOLE_PAGE } from './crop.ts';
import { hasDrawings } from './drawings.ts';
import { isGarbled } from './garbled.ts';
import { contrastIn, isNoise } from './grey.ts';
import { READABLE_CONTRAST } from './ink.ts';
import { lettersIn, type Stretch, stretchesIn } from './ocr-lines.ts';
import { type Effort, newEffort, RegionReader, stateOf } from './passes.ts';
import type { Pdfium } from './pdfium.ts';
import type { Fragment, RawSlide, Recognised, Turn } from './raw-slide.ts';
import {
  areaOf,
  isWhole,
  legibleSize,
  overlapOf,
  type PlacedRow,
  type Region,
  regionsOf,
  rowsIn,
  SURVEY_SIDE,
} from './regions.ts';
import { type Recogniser, SlowPassError } from './tesseract.ts';

/** Largest longest side of the page in pixels. */
const MOST_SIDE = 3000;
const SMALL_SIDE = 1000;
/** Largest picture that is given to OCR, in pixels. */
const MOST_PIXELS = 2_800_000;
/** It takes this to draw a page again for OCR. */
const MUCH_LARGER = 1.15;
/** Scales of a second pass. */
const LARGER = 1.35;
const SMALLER = 0.8;
/** Height at which OCR reads a row of letters best, in pixels. */
const ROW_HEIGHT = 28;
/** Fewer letters than this are a word or two, or a rotated page. */
const FEW = 20;
/** Share of the apparent letters below which a page may be rotated. */
const LITTLE = 0.3;
/** Share of the apparent letters that OCR must recognise reliably on a page that stands upright. */
const MOST = 0.6;

interface Tools {
  pdfium: Pdfium;
  recogniser: Recogniser;
  /** Results by the looks of a region: logos and footers look the same on every page. */
  known: Map<string, Promise<RegionResult>>;
}

interface RegionResult extends Found {
  state: ReturnType<typeof stateOf>;
}

/** What is to be read on a page. */
export interface Plan {
  slide: RawSlide;
  /** Empty when the page shows no text but its own; null when all of the page is to be read. */
  regions: (Region & { looks: string })[] | null;
}

/** A key that is the same for regions that look the same and lie in the same place. */
function looksOf(survey: Crop, box: Box): string {
  const { left, top, right, bottom } = rectOf(survey, box);
  const hash = createHash('sha1').update(`${left} ${top} ${right} ${bottom} ${survey.grey.width}`);
  const { width, shades } = survey.grey;
  for (let y = top; y < bottom; y++) hash.update(shades.subarray(y * width + left, y * width + right));
  return hash.digest('hex');
}

/** Looks for text on a loaded page that is not in its text layer. */
export function planFor(pdfium: Pdfium, page: number, slide: RawSlide): Plan {
  if (isWhole(slide)) return { slide, regions: null };
  if (!hasDrawings(pdfium, page)) return { slide, regions: [] };
  const survey = cropOf(pdfium, page, { box: WHOLE_PAGE, side: SURVEY_SIDE, turn: slide.turn });
  const regions = regionsOf(slide, survey).map((region) => ({ ...region, looks: looksOf(survey, region.box) }));
  return { slide, regions };
}

/** The result of a plan before OCR runs: nothing is read. */
export function unreadResult({ slide: { number, width, height, turn }, regions }: Plan): Recognised {
  const unread = (regions ?? []).map(({ box }) => ({ box, state: 'unread' as const }));
  return { number, width, height, turn, whole: regions === null, fragments: [], hidden: [], unread };
}

/** The scale at which the smaller rows of a region are legible. */
function sideFor({ box, rows }: Region, { width, height }: { width: number; height: number }): number {
  const long = Math.max(width, height);
  const heights = rows.map((row) => (row.box.height * height) / long).sort((a, b) => a - b);
  const small = heights[Math.floor(heights.length * 0.25)] ?? ROW_HEIGHT / SURVEY_SIDE;
  const share = (box.width * width * box.height * height) / (long * long);
  const fits = Math.sqrt(MOST_PIXELS / share);
  return Math.round(Math.min(Math.max(SURVEY_SIDE, ROW_HEIGHT / small), MOST_SIDE, fits));
}

/** The scale of a second pass: larger, or smaller when the picture would become too large. */
const otherSide = (side: number, { grey }: Crop) =>
  Math.round(side * (grey.width * grey.height * LARGER * LARGER <= MOST_PIXELS ? LARGER : SMALLER));

interface Found {
  fragments: Fragment[];
  hidden: Recognised['hidden'];
}

/** Separates legible text from text that is too small or too faint to be seen. */
function visibleIn(sure: readonly Stretch[], crop: Crop): Found {
  const legible = sure.map(({ fragment }) => fragment).filter(({ size }) => size >= legibleSize(crop));
  const isFaint = ({ box }: Fragment) => contrastIn(crop.grey, rectOf(crop, box)) < READABLE_CONTRAST;
  return {
    fragments: legible.filter((fragment) => !isFaint(fragment)),
    hidden: legible.filter(isFaint).map(({ text, box }) => ({ text, box, reason: 'same-colour' as const })),
  };
}

/** Letters that make no words are patterns, not text. */
function isNonsense(fragments: readonly Fragment[]): boolean {
  const letters = [...fragments.map(({ text }) => text).join('')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return isGarbled(letters.map((text) => ({ text, unmapped: false })));
}

const sureOf = (stretches: readonly Stretch[]) => stretches.filter(({ sure }) => sure);
/** Share of the apparent letters that were recognised reliably. */
const shareOf = (stretches: readonly Stretch[]) => lettersIn(sureOf(stretches)) / Math.max(1, lettersIn(stretches));

/** Rotations to try when OCR finds next to nothing, likeliest first. */
function turnsFrom(stretches: readonly Stretch[], { width, height }: Crop, turn: Turn): Turn[] {
  const lying = stretches.filter(({ fragment: { box } }) => box.height * height > box.width * width);
  const isOnItsSide = lettersIn(lying) * 2 > lettersIn(stretches);
  return (isOnItsSide ? [1, 3] : [2, 1, 3]).map((by) => ((turn + by) % 4) as Turn);
}

/** Finds out how a page without text of its own is rotated. `usual` is the rotation of the pages before it. */
async function turnOf({ pdfium, recogniser }: Tools, page: number, usual: Turn): Promise<Turn> {
  const look = async (turn: Turn) => {
    const crop = cropOf(pdfium, page, { box: WHOLE_PAGE, side: SMALL_SIDE, turn });
    const lines = isNoise(crop.grey) ? [] : await recogniser.linesIn(crop.grey, 'page');
    return { crop, stretches: stretchesIn(lines, crop) };
  };
  const { crop, stretches } = await look(usual);
  const sure = lettersIn(sureOf(stretches));
  if (lettersIn(stretches) === 0 || (sure >= FEW && shareOf(stretches) >= MOST)) return usual;
  for (const turn of turnsFrom(stretches, crop, usual)) {
    const { stretches: other } = await look(turn);
    if (shareOf(other) >= MOST && lettersIn(sureOf(other)) >= Math.max(FEW, 2 * sure)) return turn;
  }
  return usual;
}

const marksIn = (rows: readonly PlacedRow[]) => rows.reduce((sum, { marks }) => sum + marks, 0);

/** Reads all of a page that has no text of its own. */
async function readWhole(tools: Tools, page: number, slide: RawSlide, usual: Turn): Promise<Recognised> {
  const { pdfium, recogniser } = tools;
  const effort = newEffort();
  const read = async (turn: Turn) => {
    const draw = (scale: number) => cropOf(pdfium, page, { box: WHOLE_PAGE, side: scale, turn });
    const survey = draw(SURVEY_SIDE);
    const rows = rowsIn(survey, []);
    const side = sideFor({ box: WHOLE_PAGE, rows }, survey);
    const crop = side > MUCH_LARGER * SURVEY_SIDE ? draw(side) : survey;
    const rescaled = () => draw(otherSide(side, crop));
    const reading = await new RegionReader(recogniser, crop, { effort, rescaled }).read(rows);
    return { turn, crop, rows, reading };
  };
  let seen = await read(usual);
  const letters = lettersIn(seen.reading.sure);
  if (letters < FEW || letters < LITTLE * marksIn(seen.rows)) {
    const turn = await turnOf(tools, page, usual);
    if (turn !== usual) seen = await read(turn);
  }
  const { turn, crop, reading } = seen;
  const found = visibleIn(reading.sure, crop);
  const state = isNonsense(found.fragments) || found.fragments.length === 0 ? 'unread' : stateOf(reading);
  const { width, height } = crop;
  return {
    ...{ number: slide.number, width, height, turn, whole: true },
    fragments: state === 'unread' ? [] : found.fragments,
    hidden: found.hidden,
    unread: state === 'partly' || state === 'unread' ? [{ box: WHOLE_PAGE, state }] : [],
  };
}

/** Reads one region of a page that has text of its own beside it. */
async function readRegion(
  { pdfium, recogniser }: Tools,
  page: number,
  { slide, region, effort }: { slide: RawSlide; region: Region; effort: Effort },
): Promise<RegionResult> {
  const box = widened(region.box, Math.max(...region.rows.map((row) => row.box.height)));
  const side = sideFor({ ...region, box }, slide);
  const draw = (scale: number) => {
    const crop = cropOf(pdfium, page, { box, side: scale, turn: slide.turn });
    paintOver(
      crop,
      slide.fragments.map((own) => own.box),
    );
    return crop;
  };
  const crop = draw(side);
  const rescaled = () => draw(otherSide(side, crop));
  const reading = await new RegionReader(recogniser, crop, { effort, rescaled }).read(region.rows);
  const found = visibleIn(reading.sure, crop);
  return isNonsense(found.fragments)
    ? { ...found, fragments: [], state: 'unread' }
    : { ...found, state: stateOf(reading) };
}

async function readRegions(tools: Tools, page: number, plan: Plan): Promise<Recognised> {
  const effort = newEffort();
  const result = { ...unreadResult(plan), unread: [] as UnreadRegion[] };
  for (const region of plan.regions ?? []) {
    const same = tools.known.get(region.looks) ?? readRegion(tools, page, { slide: plan.slide, region, effort });
    tools.known.set(region.looks, same);
    const { fragments, hidden, state } = await same;
    // Pictures may overlap.
    const isNew = ({ box }: Fragment) =>
      !result.fragments.some((other) => overlapOf(other.box, box) > 0.5 * areaOf(box));
    result.fragments.push(...fragments.filter(isNew));
    result.hidden.push(...hidden);
    if (state === 'partly' || state === 'unread') result.unread.push({ box: region.box, state });
  }
  return result;
}

/** Runs OCR on a loaded page according to its plan. `usual` is the rotation of the pages before it. */
export async function recognisePage(tools: Tools, page: number, plan: Plan, usual: Turn): Promise<Recognised> {
  const { slide, regions } = plan;
  try {
    return await (regions === null ? readWhole(tools, page, slide, usual) : readRegions(tools, page, plan));
  } catch (error) {
    if (error instanceof SlowPassError) return unreadResult(plan);
    throw error;
  }
}
