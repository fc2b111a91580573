import type { Updateable } from 'kysely';
import type { Db } from '../platform/database/open.ts';
import type { AssistantMessageRow, ConversationRow, Database } from '../platform/database/tables.ts';

/** The deck that a conversation is about: its id and its type. */
export type DeckKey =
  | { evaluation_id: string; saved_deck_id?: undefined }
  | { saved_deck_id: string; evaluation_id?: undefined };

const ofDeck = (key: DeckKey) =>
  key.evaluation_id === undefined
    ? (['saved_deck_id', key.saved_deck_id] as const)
    : (['evaluation_id', key.evaluation_id] as const);

/** The user's conversations, latest first, without those about deleted decks. */
export const listConversations = (db: Db, userId: number) =>
  db
    .selectFrom('assistant_conversations as c')
    .leftJoin('evaluations as e', 'e.id', 'c.evaluation_id')
    .leftJoin('saved_decks as d', 'd.id', 'c.saved_deck_id')
    .select(['c.id', 'c.evaluation_id', 'c.saved_deck_id', 'c.updated_at', 'e.original_filename', 'd.name'])
    .select(['e.name as evaluation_name'])
    .select((x) => [
      x
        .selectFrom('assistant_messages as m')
        .whereRef('m.conversation_id', '=', 'c.id')
        .select((y) => y.fn.countAll<number>().as('n'))
        .as('messages'),
      x
        .selectFrom('assistant_messages as m')
        .whereRef('m.conversation_id', '=', 'c.id')
        .where('m.role', '=', 'user')
        .orderBy('m.position', 'desc')
        .limit(1)
        .select('m.text')
        .as('last_question'),
    ])
    .where('c.user_id', '=', userId)
    .where('d.deleted_at', 'is', null)
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id')
    .execute();

export const findConversation = (db: Db, userId: number, key: DeckKey) =>
  db
    .selectFrom('assistant_conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .where(ofDeck(key)[0], '=', ofDeck(key)[1])
    .executeTakeFirst();

/** Inserts a conversation unless one about this deck exists; returns the stored one. */
export async function openConversation(db: Db, row: ConversationRow, key: DeckKey): Promise<ConversationRow> {
  await db
    .insertInto('assistant_conversations')
    .values(row)
    .onConflict((c) => c.column(ofDeck(key)[0]).doNothing())
    .execute();
  const found = await findConversation(db, row.user_id, key);
  if (!found) throw new Error('A conversation belongs to somebody else than its deck.');
  return found;
}

export async function deleteConversation(db: Db, userId: number, key: DeckKey): Promise<void> {
  const [column, id] = ofDeck(key);
  await db.deleteFrom('assistant_conversations').where('user_id', '=', userId).where(column, '=', id).execute();
}

/** All messages of a conversation, oldest first. */
export const listMessages = (db: Db, conversationId: string) =>
  db
    .selectFrom('assistant_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('position')
    .execute();

/** Appends a message. */
export async function addMessage(db: Db, message: Omit<AssistantMessageRow, 'position'>): Promise<AssistantMessageRow> {
  const { last } = await db
    .selectFrom('assistant_messages')
    .where('conversation_id', '=', message.conversation_id)
    .select((e) => e.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const row = { ...message, position: (last ?? 0) + 1 };
  await db.insertInto('assistant_messages').values(row).execute();
  await db
    .updateTable('assistant_conversations')
    .set({ updated_at: message.created_at })
    .where('id', '=', message.conversation_id)
    .execute();
  return row;
}

/** Updates an answer. Returns false when the conversation was deleted in the meantime. */
export async function updateMessage(
  db: Db,
  id: string,
  changes: Updateable<Database['assistant_messages']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assistant_messages')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the messages of a conversation from a position on. */
export const dropMessagesFrom = (db: Db, conversationId: string, position: number) =>
  db
    .deleteFrom('assistant_messages')
    .where('conversation_id', '=', conversationId)
    .where('position', '>=', position)
    .execute();

/** Deletes all but the latest messages. */
export async function keepLatestMessages(db: Db, conversationId: string, count: number): Promise<void> {
  const oldest = await db
    .selectFrom('assistant_messages')
    .select('position')
    .where('conversation_id', '=', conversationId)
    .orderBy('position', 'desc')
    .offset(count)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('assistant_messages')
    .where('conversation_id', '=', conversationId)
    .where('position', '<=', oldest.position)
    .execute();
}
