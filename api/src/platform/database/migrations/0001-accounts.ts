import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';

const TEXTS = [
  'company',
  'work_field',
  'phone',
  'bio',
  'linkedin',
  'twitter',
  'website',
  'investment_experience',
  'investment_preferences',
  'investment_stage',
  'investment_geography',
  'title',
  'expertise_tags',
  'previous_investments',
  'previous_exits',
  'name_key',
  'company_key',
  'search_text',
];

const FLAGS = ['is_investor', 'is_superuser', 'is_profile_live', 'is_publicly_listed'];

async function createUsers(db: Kysely<unknown>, { idColumn }: Engine) {
  let users = db.schema
    .createTable('users')
    .addColumn('id', 'integer', idColumn)
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('email_verified_at', 'text')
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('profile_image', 'text')
    .addColumn('min_investment', 'bigint')
    .addColumn('max_investment', 'bigint')
    .addColumn('investment_fields', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('custom_url_slug', 'text', (c) => c.unique())
    .addColumn('investor_questionnaire', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_login_at', 'text');
  for (const name of TEXTS) users = users.addColumn(name, 'text', (c) => c.notNull().defaultTo(''));
  for (const name of FLAGS) users = users.addColumn(name, 'smallint', (c) => c.notNull().defaultTo(0));
  await users.execute();
  const directory = (name: string, column: string) =>
    db.schema.createIndex(name).on('users').columns(['is_publicly_listed', column, 'id']).execute();
  await directory('users_listed_by_name', 'name_key');
  await directory('users_listed_by_company', 'company_key');
}

async function createSessions(db: Kysely<unknown>) {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('remember', 'smallint', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
  await db.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('rotated_at', 'text')
    .execute();
  await db.schema.createIndex('refresh_tokens_by_session').on('refresh_tokens').column('session_id').execute();
  await db.schema.createIndex('refresh_tokens_by_expiry').on('refresh_tokens').column('expires_at').execute();
}

async function createLinksAndThrottles(db: Kysely<unknown>) {
  await db.schema
    .createTable('mail_links')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('mail_links_by_user').on('mail_links').column('user_id').execute();
  await db.schema
    .createTable('throttles')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('resets_at', 'text', (c) => c.notNull())
    .execute();
}

/** Users, sessions, email links, and rate limit counters. */
export const accounts = (engine: Engine): Migration => ({
  async up(db) {
    await createUsers(db, engine);
    await createSessions(db);
    await createLinksAndThrottles(db);
  },
});
