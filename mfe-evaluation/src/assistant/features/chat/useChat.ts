import {
  type AnswerBlock,
  ApiError,
  askAssistant,
  type ChatMessage,
  type ChatQuestion,
  type DeckReference,
  type EngineName,
  messageOf,
  TransportError,
  useConversation,
  useConversationChanges,
} from '@northlight/shared-api';
import { useEffect, useRef, useState } from 'react';
import { spoken, writeOn } from './answer.ts';

/** A question whose answer is not complete. */
export interface Exchange {
  /** The question; empty when the last one is answered again. */
  text: string;
  slide: number | null;
  /** The server has received the question. */
  isTaken: boolean;
  isRetry: boolean;
  blocks: readonly AnswerBlock[];
  /** Why the answer failed; null while it is being written. */
  problem: string | null;
  /** The language model failed, so the built-in assistant can answer instead. */
  isModel: boolean;
}

interface ChatOptions {
  deck: DeckReference;
  /** Runs before a question is sent, for example to save changes. */
  beforeAsking?: (() => Promise<unknown>) | undefined;
}

const withoutLastAnswer = (messages: readonly ChatMessage[]) =>
  messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages;

/** The answer up to the point where it was stopped, as the server stores it. */
const stoppedAnswer = (blocks: readonly AnswerBlock[], slide: number | null, after: ChatMessage): ChatMessage => ({
  ...after,
  id: `${after.id}-stopped`,
  role: 'assistant',
  text: spoken(blocks),
  blocks: [...blocks],
  suggestions: [],
  slide,
  status: 'stopped',
});

/** The chat about a deck: the conversation, the answer being written, and actions to ask, stop and retry. */
export function useChat({ deck, beforeAsking }: ChatOptions) {
  const conversation = useConversation(deck);
  const { write, clear } = useConversationChanges(deck);
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (question: ChatQuestion & { message: string; retry: boolean }) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    let now: Exchange = {
      text: question.message,
      slide: question.slide_number,
      isTaken: question.retry,
      // A question that failed is not in the stored conversation yet, so it is still shown from here.
      isRetry: question.retry && question.message === '',
      blocks: [],
      problem: null,
      isModel: false,
    };
    let asked: ChatMessage | undefined;
    const show = (next: Partial<Exchange>) => {
      now = { ...now, ...next };
      setExchange(now);
    };
    show({});
    setAnnouncement('The assistant is answering…');
    try {
      await beforeAsking?.();
      for await (const event of askAssistant(deck, question, own.signal)) {
        if (event.event === 'question') {
          asked = event.message;
          show({ isTaken: true });
        } else if (event.event === 'done') {
          const answer = event.message;
          write((old) => {
            const before = now.isRetry ? withoutLastAnswer(old.messages) : [...old.messages, ...(asked ? [asked] : [])];
            return { ...old, messages: [...before, answer] };
          });
          setExchange(null);
          setAnnouncement(answer.text || spoken(answer.blocks));
          return;
        } else show({ blocks: writeOn(now.blocks, event) });
      }
      throw new TransportError('network');
    } catch (error) {
      if (!own.signal.aborted) {
        const isModel = error instanceof ApiError && error.code.startsWith('model_');
        show({ problem: messageOf(error, 'The assistant could not answer.'), isModel });
        setAnnouncement('');
        return;
      }
      if (controller.current !== own) return;
      setAnnouncement('Stopped');
      setExchange(null);
      write((old) => {
        const before = now.isRetry ? withoutLastAnswer(old.messages) : [...old.messages, ...(asked ? [asked] : [])];
        const last = before.at(-1);
        return last && now.isTaken
          ? { ...old, messages: [...before, stoppedAnswer(now.blocks, now.slide, last)] }
          : old;
      });
    }
  };

  return {
    conversation,
    exchange,
    announcement,
    isAnswering: exchange !== null && exchange.problem === null,
    ask: (message: string, slide: number | null) => void run({ message, slide_number: slide, retry: false }),
    /** Answers the last question again, with the named engine or the default one. */
    again: (engine?: EngineName) => {
      const { isTaken, isRetry, text, slide } = exchange ?? { isTaken: true, isRetry: true, text: '', slide: null };
      const by = { slide_number: slide, ...(engine && { engine }) };
      void run({ message: isRetry ? '' : text, retry: isTaken || isRetry, ...by });
    },
    stop: () => controller.current?.abort(),
    clear,
  };
}

export type Chat = ReturnType<typeof useChat>;
