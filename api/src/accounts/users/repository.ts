import type { UserRole, UserSort } from '@northlight/shared-api/rules';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import { fold, hasWords } from '../../platform/database/search.ts';
import type { Database, NewUser, UserRow } from '../../platform/database/tables.ts';
import type { Page } from '../../platform/http/schemas.ts';

export type UserChanges = Updateable<Database['users']>;

/** Index entries have a maximum size, so sort keys are cut to this many letters. */
const KEY_LENGTH = 200;

/** The columns that the directory sorts by and searches. */
export const directoryKeys = (
  user: Pick<UserRow, 'first_name' | 'last_name' | 'company' | 'investment_fields' | 'expertise_tags'>,
) => {
  const name = fold(`${user.first_name} ${user.last_name}`);
  const company = fold(user.company);
  const focus = (JSON.parse(user.investment_fields) as string[]).join(' ');
  return {
    name_key: name.slice(0, KEY_LENGTH),
    company_key: company.slice(0, KEY_LENGTH),
    search_text: fold(`${name} ${company} ${focus} ${user.expertise_tags}`),
  };
};

export const findUser = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** Reads a user and blocks changes of the row until the transaction ends. */
export const lockUser = (db: Db, id: number) =>
  db
    .updateTable('users')
    .set(({ ref }) => ({ email: ref('email') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** @param email normalized, as by `normaliseEmail` */
export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

export const findUserBySlug = (db: Db, slug: string) =>
  db.selectFrom('users').selectAll().where('custom_url_slug', '=', slug).executeTakeFirst();

/** Inserts a user. Throws a unique conflict when the address is taken. */
export async function insertUser(
  db: Db,
  user: Omit<NewUser, 'name_key' | 'company_key' | 'search_text'>,
): Promise<UserRow> {
  const { company = '', investment_fields = '[]', expertise_tags = '' } = user;
  const keys = directoryKeys({ ...user, company, investment_fields, expertise_tags });
  return await db
    .insertInto('users')
    .values({ ...user, ...keys })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates a user and their directory columns. Throws a unique conflict when the address or the slug is taken. */
export async function updateUser(db: Db, user: UserRow, changes: UserChanges): Promise<UserRow> {
  const keys = directoryKeys({ ...user, ...changes } as UserRow);
  return await db
    .updateTable('users')
    .set({ ...changes, ...keys })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Which users to list, and in which order; by id when none is given. */
export interface UsersQuery {
  /** Words to find in name, company, sectors, expertise tags or email address. */
  search?: string | undefined;
  role?: UserRole | undefined;
  sort?: UserSort | undefined;
  page: Page | null;
}

const ORDERS: Record<UserSort, RawBuilder<unknown>> = {
  name: sql`name_key, id`,
  '-name': sql`name_key desc, id desc`,
  email: sql`email`,
  '-email': sql`email desc`,
  created: sql`created_at, id`,
  '-created': sql`created_at desc, id desc`,
  last_login: sql`last_login_at is null, last_login_at, id`,
  '-last_login': sql`last_login_at is null, last_login_at desc, id desc`,
};

const ROLES = {
  founder: { column: 'is_investor', is: 0 },
  investor: { column: 'is_investor', is: 1 },
  superuser: { column: 'is_superuser', is: 1 },
} as const;

/** One page of the matching users, and their total number. */
export async function listUsers(db: Db, { search = '', role, sort, page }: UsersQuery) {
  const wanted = role && ROLES[role];
  const found = db
    .selectFrom('users')
    .$if(search.trim() !== '', (query) =>
      query.where((where) => where.or([hasWords('search_text', search), hasWords('email', search)])),
    )
    .$if(wanted !== undefined, (query) => query.where(wanted?.column ?? 'is_investor', '=', wanted?.is ?? 0));
  const rows = found.selectAll().orderBy(sort ? ORDERS[sort] : sql`id`);
  const results = await (page ? rows.limit(page.limit).offset(page.offset) : rows).execute();
  const { count } = await found.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), results };
}

/** Accounts whose grace period is over. */
export const listUsersToDelete = (db: Db, now: Date) =>
  db.selectFrom('users').selectAll().where('deletion_due_at', '<=', now.toISOString()).execute();

/** Deletes a user and all rows that belong to them. */
export const deleteUser = (db: Db, id: number) => db.deleteFrom('users').where('id', '=', id).execute();

/** Whether this is one of the demo accounts, whose password is public. */
export const isDemoAccount = async (db: Db, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<boolean> =>
  (await db
    .selectFrom('demo_accounts')
    .select('email')
    .where('user_id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst()) !== undefined;

/** How many active admins there are, without those whose account is scheduled for deletion. */
export async function countAdmins(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .where('is_superuser', '=', 1)
    .where('deletion_due_at', 'is', null)
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
