import { json } from 'node:stream/consumers';
import type { FileStore } from '../../platform/files/store.ts';
import { treeOf } from '../reading/layout/tree.ts';
import type { Block, Deck, Region, Slide } from '../reading/types.ts';

/** Blocks are stored with the places of their lines in the slide, because each line is stored once. */
interface StoredRegion extends Omit<Region, 'blocks'> {
  blocks: (Omit<Block, 'lines'> & { lines: number[] })[];
}

/** A slide as stored. Earlier releases stored no regions, charts or what stayed unread, and no place of hidden text. */
type StoredSlide = Omit<Slide, 'regions' | 'values' | 'charts' | 'unreadRegions'> &
  Partial<Pick<Slide, 'values' | 'charts' | 'unreadRegions'>> & { regions?: StoredRegion[] };

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** Storage key of the text extracted from a deck. */
export const extractedTextKey = (deckKey: string): string =>
  deckKey.replace(/^decks\//, 'readings/').replace(/\.pdf$/, '.json');

function stored({ regions, ...slide }: Slide): StoredSlide {
  const places = new Map(slide.lines.map((line, at) => [line, at]));
  const placesOf = ({ lines }: Block) => lines.flatMap((line) => places.get(line) ?? []);
  return {
    ...slide,
    regions: regions.map((region) => ({
      ...region,
      blocks: region.blocks.map((block) => ({ ...block, lines: placesOf(block) })),
    })),
  };
}

function restored({ regions, values, charts = [], unreadRegions = [], ...slide }: StoredSlide): Slide {
  const hidden = slide.hidden.map((text) => ({ ...text, box: text.box ?? NOWHERE }));
  if (!regions || !values) return { ...slide, hidden, charts, unreadRegions, ...treeOf(slide) };
  let table = 0;
  return {
    ...slide,
    hidden,
    values,
    charts,
    unreadRegions,
    regions: regions.map((region) => ({
      ...region,
      box: region.kind === 'table' ? (slide.tables[table++]?.box ?? region.box) : region.box,
      blocks: region.blocks.map((block) => ({ ...block, lines: block.lines.flatMap((at) => slide.lines[at] ?? []) })),
    })),
  };
}

/** The extracted text of a deck as it is stored. */
export const serializeDeck = (deck: Deck): string => JSON.stringify({ ...deck, slides: deck.slides.map(stored) });

/** Restores a deck from its stored text. */
export function restoreDeck(stored: unknown): Deck {
  const deck = stored as Omit<Deck, 'slides'> & { slides: StoredSlide[] };
  return { ...deck, slides: deck.slides.map(restored) };
}

/** Stores the extracted text of a deck, so that the deck need not be read again. */
export const storeExtractedText = (files: FileStore, deckKey: string, deck: Deck): Promise<void> =>
  files.put(extractedTextKey(deckKey), Buffer.from(serializeDeck(deck)));

/** Loads the extracted text of a deck; null when it was not stored. */
export async function loadExtractedText(files: FileStore, deckKey: string): Promise<Deck | null> {
  const file = await files.open(extractedTextKey(deckKey));
  return file ? restoreDeck(await json(file.stream)) : null;
}
