import type { Db } from '../database/open.ts';
import type { UserRow } from '../database/tables.ts';
import type { Belonging, BelongingFile } from './belonging.ts';
import { conversationsOfOne } from './conversations.ts';
import { evaluationsOfOne } from './evaluations.ts';
import { profileOfOne } from './profile.ts';
import { questionsOfOne } from './questions.ts';
import { savedDecksOfOne } from './saved-decks.ts';
import { serverKept } from './server-kept.ts';
import { sessionsOfOne } from './sessions.ts';
import { receivedByOne, sentByOne } from './submissions.ts';

/** All that belongs to a person: what is exported, and what goes with the account. A new kind of thing is added here. */
export const BELONGINGS: readonly Belonging[] = [
  profileOfOne,
  questionsOfOne,
  evaluationsOfOne,
  sentByOne,
  receivedByOne,
  savedDecksOfOne,
  conversationsOfOne,
  sessionsOfOne,
  serverKept,
];

/** All files that belong to a person. */
export async function filesOf(db: Db, user: UserRow): Promise<BelongingFile[]> {
  const lists = await Promise.all(BELONGINGS.map(({ files }) => files?.(db, user) ?? []));
  return lists.flat();
}
