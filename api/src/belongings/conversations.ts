import { presentConversation, presentMessage } from '../presenters/conversations.ts';
import { listConversations, listMessages } from '../repositories/conversations.ts';
import type { Belonging } from './belonging.ts';

/** What the person asked the assistant, and what it answered. */
export const conversationsOfOne: Belonging = {
  name: 'conversations',
  tables: ['assistant_conversations'],
  read: async (db, { id }) => {
    const conversations = await listConversations(db, id);
    return await Promise.all(
      conversations.map(async (row) => ({
        ...presentConversation(row),
        messages: (await listMessages(db, row.id)).map(presentMessage),
      })),
    );
  },
};
