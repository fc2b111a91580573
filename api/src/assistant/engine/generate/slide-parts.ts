import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { around, sharedWidth } from '../../../decks/reading/layout/boxes.ts';
import type { Block, Region } from '../../../decks/reading/types.ts';
import type { Statement } from '../../../evaluation/engine/rubric/statements.ts';
import type { SlideReading } from '../reading.ts';

const MARK = /^(?:[•●○◦▪■▸►➤➢*→·◆]\s*|[–—-]\s+)+/u;

export const clean = (text: string) => text.replace(MARK, '').replace(/\s+/gu, ' ').trim();

/** How the lines of a slide are written, and headings within it. */
export interface Style {
  /** On the line of what they head, if that is a single line. */
  joined: boolean;
  /** With a colon over several lines, by which the editor's lists show that they are headings. */
  colon: boolean;
  /** As titles of further slides that begin with what they head. */
  titles: boolean;
  /** Where there are too many lines for a slide, those of a card as one. */
  packed: boolean;
}

export interface Part {
  region: Region;
  texts: string[];
}

/** What a slide shows, part by part, without its title, page number, what repeats on every slide and what is left out. */
export function partsOf({ slide, statements }: SlideReading, leftOut: ReadonlySet<Block>, style: Style): Part[] {
  const { regions, title } = slide;
  const isShown = (block: Block) =>
    block.role !== 'furniture' && block.role !== 'title' && clean(block.text) !== '' && !leftOut.has(block);
  return withLists(regions)
    .map((region) => ({
      region,
      texts: region.kind === 'footer' ? [] : region.blocks.filter(isShown).map(({ text }) => clean(text)),
    }))
    .map(({ region, texts }) => ({
      region,
      texts: withHeadings(
        texts.filter((text) => text !== title),
        statements,
        style,
      ),
    }))
    .filter(({ texts }) => texts.length > 0);
}

/** Text and the list below it as one region, so that a heading stays with its items. */
function withLists(regions: readonly Region[]): Region[] {
  const joined: Region[] = [];
  for (const region of regions) {
    const last = joined.at(-1);
    const isText = [last, region].every((one) => one?.kind === 'column' || one?.kind === 'list');
    const isBelow = last && region.box.y >= last.box.y && sharedWidth(last.box, region.box) > 0;
    if (!last || !isText || !isBelow) joined.push(region);
    else {
      const box = around([last.box, region.box]);
      joined[joined.length - 1] = { kind: 'column', box, blocks: [...last.blocks, ...region.blocks] };
    }
  }
  return joined;
}

export const LONGEST_HEADING = 60;
const ENDS_PLAIN = /[\p{L}\p{N}%)]$/u;

/**
 * Texts with a short heading over a single one on the line of that one: "No amenities: Drivers wait in parking lots".
 * Over several, a heading gets a colon, by which the editor's lists show that it is one.
 */
function withHeadings(texts: readonly string[], statements: readonly Statement[], style: Style): string[] {
  const headings = texts.map((text) => {
    const said = statements.find((one) => text.includes(clean(one.text)) && one.under.heading !== null);
    return said ? clean(said.under.heading ?? '') : null;
  });
  const heads = (text: string) => text.length < LONGEST_HEADING && ENDS_PLAIN.test(text) && headings.includes(text);
  const first = texts.findIndex(heads);
  // What follows a heading without one of its own would seem to belong to it.
  const isClear = style.colon && texts.every((text, at) => at < first || heads(text) || headings[at] !== null);
  const joined: string[] = [];
  for (const [at, text] of texts.entries()) {
    const next = texts[at + 1];
    const headsNext = next !== undefined && headings[at + 1] === text && headings[at + 2] !== text;
    const line = `${text}: ${next}`;
    const before = texts[at - 1];
    if (before !== undefined && joined.at(-1) === `${before}: ${text}`) continue;
    if (style.joined && headsNext && heads(text) && line.length <= DECK_LIMITS.line) joined.push(line);
    else joined.push(isClear && heads(text) ? `${text}:` : text);
  }
  return joined;
}
