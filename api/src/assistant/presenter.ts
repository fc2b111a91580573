import type { z } from 'zod';
import type { AssistantMessageRow } from '../platform/database/tables.ts';
import type { ChatMessage, ConversationSummary } from './schemas.ts';

export const presentMessage = (row: AssistantMessageRow): z.output<typeof ChatMessage> => ({
  id: row.id,
  role: row.role,
  text: row.text,
  blocks: JSON.parse(row.blocks),
  suggestions: JSON.parse(row.suggestions),
  slide: row.slide,
  status: row.status,
  engine: row.engine,
  created_at: row.created_at,
});

interface Listed {
  evaluation_id: string | null;
  saved_deck_id: string | null;
  original_filename: string | null;
  evaluation_name: string | null;
  name: string | null;
  messages: number | null;
  last_question: string | null;
  updated_at: string;
}

export const presentConversation = (row: Listed): z.output<typeof ConversationSummary> => ({
  evaluation_id: row.evaluation_id,
  saved_deck_id: row.saved_deck_id,
  deck_name: row.name ?? row.evaluation_name ?? row.original_filename ?? '',
  messages: Number(row.messages ?? 0),
  last_question: row.last_question ?? '',
  updated_at: row.updated_at,
});
