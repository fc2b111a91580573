import type { Updateable } from 'kysely';
import type { Db } from '../database/open.ts';
import { fold, hasWords } from '../database/search.ts';
import type { Database, NewUser, UserRow } from '../database/tables.ts';
import type { Page } from '../schemas/common.ts';

export type UserChanges = Updateable<Database['users']>;

/** What the directory sorts by and searches in. */
export const directoryKeys = (
  user: Pick<UserRow, 'first_name' | 'last_name' | 'company' | 'investment_fields' | 'expertise_tags'>,
) => {
  const name = fold(`${user.first_name} ${user.last_name}`);
  const company = fold(user.company);
  const focus = (JSON.parse(user.investment_fields) as string[]).join(' ');
  return {
    name_key: name,
    company_key: company,
    search_text: fold(`${name} ${company} ${focus} ${user.expertise_tags}`),
  };
};

export const findUser = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** @param email in the form in which addresses are compared */
export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

export const findUserBySlug = (db: Db, slug: string) =>
  db.selectFrom('users').selectAll().where('custom_url_slug', '=', slug).executeTakeFirst();

/** Adds a person. Throws a conflict when the address is taken. */
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

/** Changes a person, and what the directory knows of them. Throws a conflict when the address or the slug is taken. */
export async function updateUser(db: Db, user: UserRow, changes: UserChanges): Promise<UserRow> {
  const keys = directoryKeys({ ...user, ...changes } as UserRow);
  return await db
    .updateTable('users')
    .set({ ...changes, ...keys })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** People by age of their account; with a search those whose name, company, fields or address has it. */
export async function listUsers(db: Db, search: string, page: Page | null) {
  const found = db
    .selectFrom('users')
    .$if(search.trim() !== '', (query) =>
      query.where((where) => where.or([hasWords('search_text', search), hasWords('email', search)])),
    );
  const rows = found.selectAll().orderBy('id');
  const results = await (page ? rows.limit(page.limit).offset(page.offset) : rows).execute();
  const { count } = await found.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), results };
}
