import { type Conversation, type EngineName, settings } from '@northlight/shared-api';
import { Banner, Button } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Answer } from './Answer.tsx';
import type { DraftActions } from './DraftCard.tsx';
import type { Exchange } from './useChat.ts';

const ENGINES = {
  rubric: 'The built-in engine answers: it works from this deck and the rubric, without a language model.',
  llm: 'A language model answers; each quote is checked against the deck.',
} as const;

/** The engine that answers, and its model if the page knows it. */
const engineInWords = (engine: keyof typeof ENGINES) => {
  const { model } = settings();
  return engine === 'llm' && model ? ENGINES.llm.replace('model', `model (${model})`) : ENGINES[engine];
};

interface ChatLogProps {
  conversation: Conversation;
  /** The question being answered. */
  exchange: Exchange | null;
  slideCount: number;
  drafts: DraftActions;
  onShowSlide: (number: number) => void;
  onAgain: (engine?: EngineName) => void;
  onForget: () => void;
}

/** The conversation, scrolled to the latest message at the bottom. */
export function ChatLog(props: ChatLogProps) {
  const { conversation, exchange, slideCount, drafts, onShowSlide, onAgain, onForget } = props;
  const { messages, engine } = conversation;
  const shown = exchange?.isRetry && messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages;
  const answer = { slideCount, drafts, onShowSlide };
  const last = shown.at(-1);
  const mayAsk = exchange === null && last !== undefined && (last.role === 'user' || last.status !== 'complete');
  return (
    <Root tabIndex={0} role="group" aria-label="Conversation">
      <div>
        <Engine>
          {engineInWords(engine)}{' '}
          {messages.length > 0 && (
            <Button variant="quiet" size="sm" onClick={onForget}>
              Delete this conversation
            </Button>
          )}
        </Engine>
        {shown.length === 0 && exchange === null && (
          <p>
            Ask what a slide says, what’s missing, or how to say something better. Answers name the slide they come
            from.
          </p>
        )}
        {shown.map((message) => (
          <Fragment key={message.id}>
            {message.role === 'user' ? (
              <Question>{message.text}</Question>
            ) : (
              <Answer blocks={message.blocks} isStopped={message.status === 'stopped'} {...answer} />
            )}
          </Fragment>
        ))}
        {mayAsk && (
          <div>
            <Button size="sm" icon={<RotateCw />} onClick={() => onAgain()}>
              Answer again
            </Button>
          </div>
        )}
        {exchange && (
          <>
            {!exchange.isRetry && <Question>{exchange.text}</Question>}
            {exchange.blocks.length > 0 && <Answer blocks={exchange.blocks} {...answer} />}
            {exchange.problem === null
              ? exchange.blocks.length === 0 && <Writing aria-hidden="true">Reading the deck…</Writing>
              : null}
            {exchange.problem !== null && (
              <Banner
                tone="negative"
                announce="assertive"
                title="The assistant didn’t answer"
                actions={
                  <>
                    <Button size="sm" icon={<RotateCw />} onClick={() => onAgain()}>
                      Try again
                    </Button>
                    {exchange.isModel && (
                      <Button size="sm" onClick={() => onAgain('rubric')}>
                        Ask the built-in engine
                      </Button>
                    )}
                  </>
                }
              >
                {exchange.problem}
              </Banner>
            )}
          </>
        )}
      </div>
    </Root>
  );
}

/** `column-reverse` makes the browser keep the end in view. */
const Root = styled.div`
  display: flex;
  flex-direction: column-reverse;
  padding: var(--s5);
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
    margin-bottom: auto;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (max-width: 767px) {
    padding: var(--gutter);
  }
`;

const Engine = styled.div`
  color: var(--muted);
  font-size: var(--text-sm);

  & > button {
    margin-left: -0.6rem;
  }
`;

const Question = styled.p`
  justify-self: end;
  max-width: 88%;
  padding: 0.6rem 0.9rem;
  border-radius: var(--radius-lg) var(--radius-lg) var(--radius-sm) var(--radius-lg);
  background: var(--accent-soft);
  color: var(--ink);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Writing = styled.p`
  color: var(--muted);
`;
