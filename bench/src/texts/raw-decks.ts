import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawSlide, Recognised } from '../../../api/src/decks/reading/child/raw-slide.ts';
import { mayHideText } from '../../../api/src/decks/reading/child/regions.ts';
import { LIMITS } from '../../../api/src/decks/reading/limits.ts';
import { ReaderProcess } from '../../../api/src/decks/reading/reader-process.ts';
import { doubtfulSlides, settleText } from '../../../api/src/decks/reading/visible-text.ts';
import { deckFiles } from '../claims/deck-files.ts';

const { RAW_PAGES } = process.env;

/** The pages of a deck before they are sorted into lines. */
export interface RawDeck {
  settled: RawSlide[];
  recognised: Recognised[];
}

/** Reads the pages of a deck of DECKS_DIR, or takes what an earlier run kept in RAW_PAGES; null when it isn't there. */
export async function rawDeckOf(hash: string): Promise<RawDeck | null> {
  const kept = RAW_PAGES && join(RAW_PAGES, `${hash}.json`);
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as RawDeck;
  const file = deckFiles.get(hash);
  if (!file) return null;
  const reader = new ReaderProcess();
  try {
    const choose = (raw: readonly RawSlide[]) => ({
      recognise: raw.filter(mayHideText).map(({ number }) => number),
      confirm: doubtfulSlides(raw),
      ocr: true,
    });
    const { slides, readings, recognised } = await reader.read(file.path, LIMITS, {
      choose,
      signal: undefined,
      onProgress: undefined,
    });
    const raw = { settled: settleText(slides, readings, recognised), recognised };
    if (kept) {
      mkdirSync(RAW_PAGES, { recursive: true });
      writeFileSync(kept, JSON.stringify(raw));
    }
    return raw;
  } finally {
    reader.kill();
  }
}
