import type { PersonalData } from '../accounts/personal-data/personal-data.ts';
import { presentConversation, presentMessage } from './presenter.ts';
import { listConversations, listMessages } from './repository.ts';

/** The user's questions to the assistant, and its answers. */
export const conversationData: PersonalData = {
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
