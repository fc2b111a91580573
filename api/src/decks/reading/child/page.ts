import type { HiddenText } from '../types.ts';
import { objectsApart, paintOrder } from './apart.ts';
import { colourKeys } from './colour-keys.ts';
import { fragmentOf, runsOf } from './fragments.ts';
import { isGarbled } from './garbled.ts';
import { type Glyph, readGlyphs } from './glyphs.ts';
import { drawnMarks } from './icons.ts';
import { canBeSeen, type Ink, readInk } from './ink.ts';
import { layersOf } from './layers.ts';
import { notesOf } from './notes.ts';
import { objectsOf, type PageObjects } from './objects.ts';
import type { Pdfium } from './pdfium.ts';
import type { Fragment, RawSlide, Suspect, Turn } from './raw-slide.ts';
import type { Sheet, Sheets } from './sheet.ts';
import { type Surface, surfaceOf } from './surface.ts';
import { canBeConfirmed, judgeRuns } from './suspects.ts';
import { stretchesOf } from './visibility.ts';

/** Smallest difference of a colour channel, out of 255, that counts as drawn. */
const DRAWN = 8;
/** Samples every 13th pixel, which gives the same share. */
const STEP = 13;
/** A smaller share of the page than this is a speck. */
const SPECK = 0.0002;
/** Visible glyphs whose boxes cover this much of the page leave more ink than a speck, however thin they are. */
const MORE_THAN_A_SPECK = 50 * SPECK;
/** Share of the glyphs that must run in one direction for the page to count as rotated. */
const MOST = 0.7;

/** Share of pixels that differ from the corner pixel. */
function inkOf(pixels: Uint8Array): number {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const ground = words[0] ?? 0;
  const [blue = 0, green = 0, red = 0] = pixels;
  let drawn = 0;
  for (let at = 0; at < words.length; at += STEP) {
    const word = words[at] ?? 0;
    if (word === ground) continue;
    const most = Math.max(
      Math.abs((word & 255) - blue),
      Math.abs(((word >> 8) & 255) - green),
      Math.abs(((word >> 16) & 255) - red),
    );
    if (most > DRAWN) drawn++;
  }
  return (drawn * STEP) / words.length;
}

/** Share of the page that glyph boxes cover. */
function areaOf(glyphs: readonly Glyph[]): number {
  let area = 0;
  for (const { tight } of glyphs) area += tight.width * tight.height;
  return area;
}

/** Whether a page shows nothing but specks. If there is enough visible text, the page need not be drawn to know. */
function isBlank(surface: Surface, seen: readonly Glyph[], sheet: Sheet): boolean {
  if (areaOf(seen) >= MORE_THAN_A_SPECK) return false;
  surface.draw(sheet);
  return inkOf(sheet.pixels) <= SPECK;
}

/** The direction of most of the text. */
function turnOf(glyphs: readonly Glyph[]): Turn {
  const turned = ([1, 2, 3] as const).find(
    (turn) => glyphs.filter((glyph) => glyph.turn === turn).length > MOST * glyphs.length,
  );
  return turned ?? 0;
}

/** A suspect with the glyphs it consists of. */
interface OpenSuspect extends Suspect {
  glyphs: readonly Glyph[];
}

/** A fragment with the glyphs it consists of. */
interface OpenFragment extends Fragment {
  glyphs: readonly Glyph[];
}

/** What is known about a loaded page before any OCR. */
export interface Inspection {
  surface: Surface;
  turn: Turn;
  glyphs: readonly Glyph[];
  inks: ReadonlyMap<Glyph, Ink>;
  /** Runs that are visible as what they say. */
  clear: OpenFragment[];
  suspects: OpenSuspect[];
  hidden: HiddenText[];
  objects: PageObjects;
  garbled: boolean;
}

/** Finds the text of a loaded page and judges what can be seen of it. Rotated pages are turned upright first. */
export function inspectPage(pdfium: Pdfium, page: number, sheets: Sheets): Inspection {
  const shown = surfaceOf(pdfium, page);
  const asShown = readGlyphs(pdfium, page, shown);
  const turn = turnOf(asShown);
  const surface = turn === 0 ? shown : surfaceOf(pdfium, page, { turn });
  const glyphs = turn === 0 ? asShown : readGlyphs(pdfium, page, surface);
  const objects = objectsOf(pdfium, page, surface);
  const drawable = glyphs.filter(({ drawn }) => drawn);
  const layers = layersOf(drawable, surface);
  const apart = objectsApart(pdfium, page, surface, drawable);
  const look = { pdfium, surface, glyphs: drawable, layers, apart, order: paintOrder(pdfium, page) };
  const inks = readInk(look, sheets);
  const stretches = stretchesOf(pdfium, surface, glyphs, inks);
  const reasons = new Map(stretches.flatMap(({ glyphs: own, hidden }) => own.map((glyph) => [glyph, hidden] as const)));
  const isShown = (glyph: Glyph) => reasons.get(glyph) === null;

  const visible = glyphs.filter(isShown);
  const garbled = isGarbled(visible);
  const result: Inspection = { surface, turn, glyphs, inks, objects, clear: [], suspects: [], hidden: [], garbled };
  const put = (run: readonly Glyph[], reason: HiddenText['reason'], drawn: boolean) => {
    const fragment = fragmentOf(run, surface.width, surface.height);
    if (canBeConfirmed(fragment, reason)) result.suspects.push({ fragment, reason, drawn, glyphs: run });
    else if (drawn) result.clear.push({ ...fragment, glyphs: run });
    else result.hidden.push({ text: fragment.text, reason, box: fragment.box });
  };
  const runs = runsOf(visible, surface.width, surface.height);
  for (const [index, judgement] of judgeRuns(runs, inks, surface).entries()) {
    const run = runs[index] ?? [];
    if (judgement.is === 'clear' || garbled)
      result.clear.push({ ...fragmentOf(run, surface.width, surface.height), glyphs: run });
    else put(run, judgement.is === 'hidden' ? judgement.reason : 'misleading', judgement.is === 'doubtful');
  }
  const unseen = drawable.filter((glyph) => !isShown(glyph));
  for (const run of runsOf(unseen, surface.width, surface.height)) {
    const [first] = run;
    if (first) put(run, reasons.get(first) ?? 'covered', false);
  }
  const undrawn = glyphs.filter(({ drawn }) => !drawn);
  for (const run of runsOf(undrawn, surface.width, surface.height)) {
    const { text, box } = fragmentOf(run, surface.width, surface.height);
    result.hidden.push({ text, reason: 'invisible', box });
  }
  return result;
}

/** Reads one loaded page. */
export function readPage(pdfium: Pdfium, page: number, number: number, sheets: Sheets): RawSlide {
  const {
    surface,
    turn,
    glyphs,
    inks,
    objects: found,
    clear,
    suspects,
    hidden,
    garbled,
  } = inspectPage(pdfium, page, sheets);
  const { icons, spots, ...objects } = found;
  // Reading the ink has drawn the page without its text.
  const keys = clear.length > 0 ? colourKeys(spots, clear, surface, sheets.without.pixels) : [];
  return {
    number,
    width: surface.width,
    height: surface.height,
    turn,
    fragments: [
      ...clear.map(({ glyphs: _, ...fragment }) => fragment),
      // A page without text of its own is read by OCR as a whole.
      ...(clear.length > 0 ? drawnMarks(icons, surface, sheets.whole) : []),
    ],
    suspects: suspects.map(({ fragment, reason, drawn }) => ({ fragment, reason, drawn })),
    hidden,
    notes: notesOf(pdfium, page),
    blank: isBlank(
      surface,
      glyphs.filter((glyph) => canBeSeen(inks.get(glyph))),
      sheets.whole,
    ),
    ...objects,
    keys,
    garbled,
    reached: true,
  };
}
