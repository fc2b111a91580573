import { randomUUID } from 'node:crypto';
import { DECK_IMAGE, DECK_LIMITS, PROFILE_IMAGE_MAX_PIXELS } from '@northlight/shared-api/rules';
import { atomically } from '../../platform/database/open.ts';
import type { SavedDeckImageRow } from '../../platform/database/tables.ts';
import { waitForTurn } from '../../platform/database/turns.ts';
import { imagesFull } from '../../platform/errors/failures.ts';
import { deleteStoredFiles } from '../../platform/files/delete-stored-file.ts';
import { forEach } from '../../platform/for-each.ts';
import type { Colors } from '../../platform/images/child/colors.ts';
import { drawImage } from '../../platform/images/draw-image.ts';
import type { Context } from '../context.ts';
import type { Box } from '../reading/types.ts';
import {
  deckImagesAfter,
  deleteDeckImage,
  insertDeckImage,
  isDeckImageShown,
  measureDeckImages,
  noteDeckImageUnused,
} from './repository.ts';

const MB = 1024 * 1024;
const DAY = 24 * 3_600_000;
const BATCH = 100;

const IMAGE = {
  pixels: PROFILE_IMAGE_MAX_PIXELS,
  side: DECK_IMAGE.side,
  quality: 86,
  keepsTransparency: true,
  colors: DECK_LIMITS.brandColors,
};

/** A new image with its colours, which are not stored. */
export interface NewDeckImage extends SavedDeckImageRow {
  seen: Colors;
}

async function checkStorageQuota({ db }: Pick<Context, 'db'>, userId: number, more: number): Promise<void> {
  const { count, bytes } = await measureDeckImages(db, userId);
  if (count >= DECK_IMAGE.perOwner || bytes + more > DECK_IMAGE.perOwnerMb * MB) throw imagesFull();
}

/**
 * Draws an upload as an image of saved decks, without storing it.
 * @param part as for addDeckImage
 * @throws {Failure} not_an_image, too_many_pixels or busy
 */
export const drawDeckImage = (context: Context, userId: number, upload: Buffer, part?: Box) =>
  drawImage(context, upload, `user ${userId}`, { ...IMAGE, ...(part && { part }) });

/**
 * Adds an upload to the images of a user's saved decks.
 * @param part the part of it to keep, in fractions of its width and height; all of it if not given
 * @throws {Failure} not_an_image, too_many_pixels, images_full or busy
 */
export async function addDeckImage(
  context: Context,
  userId: number,
  upload: Buffer,
  part?: Box,
): Promise<NewDeckImage> {
  await checkStorageQuota(context, userId, 0);
  const { bytes, extension, width, height, seen } = await drawDeckImage(context, userId, upload, part);
  const name = `${randomUUID()}.${extension}`;
  const image: SavedDeckImageRow = {
    file_key: `deck-images/${name}`,
    name,
    user_id: userId,
    width,
    height,
    size: bytes.length,
    created_at: context.clock().toISOString(),
    unused_since: null,
  };
  await context.files.put(image.file_key, bytes);
  try {
    await atomically(context.db, async (tx) => {
      await waitForTurn(tx, `deck-images ${userId}`);
      await checkStorageQuota({ db: tx }, userId, bytes.length);
      await insertDeckImage(tx, image);
    });
  } catch (error) {
    await deleteStoredFiles(context.files, [image.file_key], error);
    throw error;
  }
  return { ...image, seen: seen ?? { colors: [], ground: null } };
}

async function* allDeckImages(db: Context['db']) {
  for (let last = ''; ; ) {
    const images = await deckImagesAfter(db, last, BATCH);
    yield* images;
    if (images.length < BATCH) return;
    last = images.at(-1)?.file_key ?? '';
  }
}

/**
 * Deletes images that no deck and no version has used for a day. Users upload an image before they place it on a slide,
 * and may undo its removal, hence the day.
 */
export async function sweepDeckImages({ db, files, clock }: Pick<Context, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = clock();
  await forEach(allDeckImages(db), async ({ file_key, name, user_id, unused_since }) => {
    const isShown = await isDeckImageShown(db, user_id, name);
    if (isShown || unused_since === null) {
      const since = isShown ? null : now.toISOString();
      if (since !== unused_since) await noteDeckImageUnused(db, file_key, since);
    } else if (now.getTime() - Date.parse(unused_since) > DAY) {
      await deleteDeckImage(db, file_key);
      await files.remove(file_key);
    }
  });
}
