import { DECK_IMAGE } from '@northlight/shared-api/rules';
import type { Context } from '../../src/platform/context.ts';

/** Gives a user as many images of decks as an account may have, without their files. */
export async function fillDeckImages({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: number): Promise<void> {
  for (let at = 0; at < DECK_IMAGE.perOwner; at += 1) {
    const image = {
      file_key: `deck-images/${at}.png`,
      name: `${at}.png`,
      user_id: userId,
      width: 1,
      height: 1,
      size: 1,
      created_at: clock().toISOString(),
      unused_since: null,
    };
    await db.insertInto('saved_deck_images').values(image).execute();
  }
}
