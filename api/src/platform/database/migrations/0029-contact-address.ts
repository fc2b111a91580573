import type { Migration } from 'kysely/migration';

/**
 * The public contact address of an investor. Earlier releases showed the login address instead, so live profiles keep
 * showing it until their owner changes it.
 */
export const contactAddress = (): Migration => ({
  async up(db) {
    await db.schema.alterTable('users').addColumn('contact_email', 'text').execute();
    await db
      .updateTable('users')
      .set(({ ref }) => ({ contact_email: ref('email') }))
      .where('is_investor', '=', 1)
      .where('is_profile_live', '=', 1)
      .execute();
  },
});
