import type { Context } from '../../platform/context.ts';
import { failureOf, internalFailure } from '../../platform/errors/public-failure.ts';
import { DeckError } from '../reading/errors.ts';
import { refusalOf } from '../reading/refusal.ts';
import { drawSlidesJob } from './draw-slides-job.ts';
import { loadSheet, type Sheet } from './sheet.ts';
import { imageKey, sheetKey } from './slide-keys.ts';
import type { DeckFile, ShownSlide, SlideImages } from './types.ts';

type Parts = Pick<Context, 'files' | 'jobs' | 'db' | 'clock'>;

function slidesOf(sheet: Sheet): ShownSlide[] {
  if ('failed' in sheet) throw refusalOf(new DeckError(sheet.failed));
  return sheet.slides;
}

/** Stores slide images in the file store. A background job draws them, once for everybody who waits. */
export function createSlideImages({ files, jobs, db, clock }: Parts): SlideImages {
  /** Waits until the deck is drawn, or at least this slide. */
  async function draw(deck: DeckFile, slide?: number): Promise<void> {
    await jobs.add(db, drawSlidesJob, deck, { key: deck.key });
    const following = jobs.follow(drawSlidesJob, deck.key);
    for (;;) {
      const { done, value } = await following.next();
      if (done) {
        if (value && 'failure' in value) throw failureOf(value.failure);
        return;
      }
      if (slide !== undefined && 'progress' in value && (value.progress as { page: number }).page === slide) {
        await following.return(null);
        return;
      }
    }
  }

  return {
    async sheet(deck) {
      const stored = await loadSheet({ files, clock }, deck);
      if (stored) return slidesOf(stored);
      await draw(deck);
      const sheet = await loadSheet({ files, clock }, deck);
      if (!sheet) throw internalFailure();
      return slidesOf(sheet);
    },
    async image(deck, number, size) {
      const there = await files.open(imageKey(deck, number, size));
      if (there) return there;
      const sheet = await loadSheet({ files, clock }, deck);
      if (sheet) {
        slidesOf(sheet);
        return null;
      }
      await draw(deck, number);
      return await files.open(imageKey(deck, number, size));
    },
    async remove(deck) {
      const sheet = await loadSheet({ files, clock }, deck);
      if (!sheet) return;
      for (const { number } of 'slides' in sheet ? sheet.slides : []) {
        await files.remove(imageKey(deck, number, 'large'));
        await files.remove(imageKey(deck, number, 'small'));
      }
      await files.remove(sheetKey(deck));
    },
  };
}
