import type { Db } from '../../../api/src/platform/database/open.ts';
import type { UserRow } from '../../../api/src/platform/database/tables.ts';
import { COMPLETE_FOUNDER } from '../../../api/test/factories/submissions.ts';
import { buildInvestor, buildUser } from '../../../api/test/factories/users.ts';

/** Accounts for the load. Each of the lists but the first is used up one by one, so that each email has one cause. */
export interface People {
  founders: UserRow[];
  investors: UserRow[];
  forgetful: UserRow[];
  leaving: UserRow[];
}

async function several(count: number, build: (at: number) => Promise<UserRow>): Promise<UserRow[]> {
  const people: UserRow[] = [];
  for (let at = 0; at < count; at += 1) people.push(await build(at));
  return people;
}

export async function addPeople(db: Db, many: number): Promise<People> {
  const context = { db, clock: () => new Date() };
  return {
    founders: await several(8, (at) => buildUser(context, { ...COMPLETE_FOUNDER, company: `Isferd ${at}` })),
    investors: await several(many, () => buildInvestor(context)),
    forgetful: await several(many, () => buildUser(context)),
    leaving: await several(many, () => buildUser(context)),
  };
}
