import { randomUUID } from 'node:crypto';
import { ASSISTANT_LIMITS } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import type { EngineName } from '../evaluation/engine/types.ts';
import { atomically } from '../platform/database/open.ts';
import type { AssistantMessageRow, ConversationRow } from '../platform/database/tables.ts';
import { assistantTimeout, invalidFields } from '../platform/errors/failures.ts';
import type { Context } from './context.ts';
import { plainText } from './engine/plain-text.ts';
import type { Block, ChatPiece } from './engine/types.ts';
import { type FoundDeck, findDeckMaterial } from './find-deck-material.ts';
import { presentMessage } from './presenter.ts';
import {
  addMessage,
  type DeckKey,
  dropMessagesFrom,
  findConversation,
  keepLatestMessages,
  listMessages,
  openConversation,
  updateMessage,
} from './repository.ts';
import type { ChatEvent } from './schemas.ts';

/** Timeout of an answer in milliseconds. */
const LONGEST = 60_000;
/** Number of earlier messages that the engine receives. */
const REMEMBERED = 20;

export interface ChatMessageInput {
  message: string;
  slide_number: number | null;
  /** Answers the last question again. */
  retry: boolean;
  engine?: EngineName | undefined;
}

type Event = Exclude<z.output<typeof ChatEvent>, { event: 'error' }>;

const messageOf = (
  conversation: ConversationRow,
  at: Date,
  message: Pick<AssistantMessageRow, 'role' | 'text' | 'slide' | 'status' | 'engine'>,
) => ({
  id: randomUUID(),
  conversation_id: conversation.id,
  blocks: '[]',
  suggestions: '[]',
  created_at: at.toISOString(),
  ...message,
});

async function conversationOf({ db, clock }: Context, userId: number, key: DeckKey): Promise<ConversationRow> {
  const at = clock().toISOString();
  const { evaluation_id = null, saved_deck_id = null } = key;
  const row = { id: randomUUID(), user_id: userId, evaluation_id, saved_deck_id, created_at: at, updated_at: at };
  return (await findConversation(db, userId, key)) ?? (await openConversation(db, row, key));
}

/** Begins the conversation about a new deck with a message of the assistant. */
export async function beginConversation(
  context: Context,
  userId: number,
  key: DeckKey,
  { blocks, suggestions }: { blocks: readonly Block[]; suggestions: readonly string[] },
): Promise<void> {
  const conversation = await conversationOf(context, userId, key);
  const said = {
    role: 'assistant',
    text: plainText(blocks),
    slide: null,
    status: 'complete',
    engine: 'rubric',
  } as const;
  await addMessage(context.db, {
    ...messageOf(conversation, context.clock(), said),
    blocks: JSON.stringify(blocks),
    suggestions: JSON.stringify(suggestions),
  });
}

/** Stores the question, or finds the last one for a retry, and returns it with the earlier messages. */
async function ask(
  context: Context,
  conversation: ConversationRow,
  { message, slide_number, retry }: ChatMessageInput,
) {
  return await atomically(context.db, async (tx) => {
    const before = await listMessages(tx, conversation.id);
    if (!retry) {
      const row = { role: 'user', text: message, slide: slide_number, status: 'complete', engine: null } as const;
      const question = await addMessage(tx, messageOf(conversation, context.clock(), row));
      return { question, before };
    }
    const question = before.findLast(({ role }) => role === 'user');
    if (!question) throw invalidFields({ retry: ['There is no earlier question to answer again.'] });
    await dropMessagesFrom(tx, conversation.id, question.position + 1);
    return { question, before: before.filter(({ position }) => position < question.position) };
  });
}

/** Adds a piece to the answer. */
function collect(blocks: Block[], piece: ChatPiece): string[] | null {
  if (piece.type === 'suggestions') return piece.suggestions;
  if (piece.type === 'block') blocks[piece.index] = piece.block;
  else {
    const block = blocks[piece.index];
    if (block?.type === 'paragraph') blocks[piece.index] = { ...block, text: block.text + piece.text };
  }
  return null;
}

function eventOf(piece: ChatPiece): Event | null {
  if (piece.type === 'suggestions') return null;
  const { type, ...rest } = piece;
  return { event: type, ...rest } as Event;
}

/** Answers a question and yields the events. The answer is stored, even if it was interrupted. */
export async function* chat(
  context: Context,
  userId: number,
  key: DeckKey,
  input: ChatMessageInput,
  leaving: AbortSignal,
): AsyncGenerator<Event, void> {
  const { db, clock } = context;
  const { assistant } = context.engines.for(userId, input.engine);
  const { material }: FoundDeck = await findDeckMaterial(context, userId, key, leaving);
  const conversation = await conversationOf(context, userId, key);
  const { question, before } = await ask(context, conversation, input);
  const slide = input.slide_number ?? question.slide;
  const begun = { role: 'assistant', text: '', slide, status: 'stopped', engine: assistant.name } as const;
  const answer = await addMessage(db, messageOf(conversation, clock(), begun));
  const blocks: Block[] = [];
  let suggestions: string[] = [];
  let status: AssistantMessageRow['status'] = 'stopped';
  const timeout = AbortSignal.timeout(LONGEST);
  const finished = () => ({
    blocks: JSON.stringify(blocks),
    suggestions: JSON.stringify(suggestions),
    text: plainText(blocks),
    status,
  });
  try {
    yield { event: 'question', message: presentMessage(question) };
    const history = before.slice(-REMEMBERED).map(presentMessage);
    const pieces = assistant.chat(
      { material, history, message: question.text, slide },
      AbortSignal.any([leaving, timeout]),
    );
    for await (const piece of pieces) {
      suggestions = collect(blocks, piece) ?? suggestions;
      const event = eventOf(piece);
      if (event) yield event;
    }
    status = 'complete';
  } catch (error) {
    if (leaving.aborted) return;
    status = 'failed';
    throw timeout.aborted ? assistantTimeout() : error;
  } finally {
    await updateMessage(db, answer.id, finished());
    await keepLatestMessages(db, conversation.id, ASSISTANT_LIMITS.messages);
  }
  yield { event: 'done', message: presentMessage({ ...answer, ...finished() }) };
}
