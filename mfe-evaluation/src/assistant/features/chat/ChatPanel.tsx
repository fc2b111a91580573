import { type DeckReference, messageOf } from '@northlight/shared-api';
import { Button, ErrorCard, Loading, Skeleton, VisuallyHidden } from '@northlight/shared-ui';
import { ConfirmDialog } from '@northlight/shared-ui/overlays';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ChatLog } from './ChatLog.tsx';
import { Composer } from './Composer.tsx';
import type { DraftActions } from './DraftCard.tsx';
import { useChat } from './useChat.ts';

interface ChatPanelProps {
  deck: DeckReference;
  /** The open slide, counted from 1. */
  slide: number | null;
  slideCount: number;
  onShowSlide: (number: number) => void;
  /** Shows what an investor sees on the open slide. */
  onAnalyse?: (() => void) | undefined;
  /** Runs before a question is sent. */
  beforeAsking?: (() => Promise<unknown>) | undefined;
  /** Actions for a draft slide. Without them, it is only shown. */
  drafts: DraftActions;
}

/** The chat about a deck. */
export function ChatPanel({ deck, slide, slideCount, onShowSlide, onAnalyse, beforeAsking, drafts }: ChatPanelProps) {
  const chat = useChat({ deck, beforeAsking });
  const [isForgetting, setForgetting] = useState(false);
  const { data, error, refetch } = chat.conversation;
  if (!data) {
    return (
      <Room data-own-undo="">
        {error ? (
          <ErrorCard
            title="The chat didn’t load"
            actions={
              <Button size="sm" icon={<RotateCw />} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(error, 'Your conversation is safe on the server.')}
          </ErrorCard>
        ) : (
          <Loading label="Loading the chat...">
            <Skeleton width="100%" height="12rem" />
          </Loading>
        )}
      </Room>
    );
  }
  const last = data.messages.at(-1);
  const next = last?.role === 'assistant' && last.suggestions.length > 0 ? last.suggestions : data.suggestions;
  return (
    <Root data-own-undo="">
      <ChatLog
        conversation={data}
        exchange={chat.exchange}
        slideCount={slideCount}
        drafts={drafts}
        onShowSlide={onShowSlide}
        onAgain={chat.again}
        onForget={() => setForgetting(true)}
      />
      <Composer
        isAnswering={chat.isAnswering}
        slide={slide}
        suggestions={next}
        onAsk={(text) => chat.ask(text, slide)}
        onStop={chat.stop}
        onAnalyse={slide === null ? undefined : onAnalyse}
      />
      <VisuallyHidden role="status">{chat.announcement}</VisuallyHidden>
      <ConfirmDialog
        open={isForgetting}
        onOpenChange={setForgetting}
        title="Delete this conversation?"
        confirmLabel="Delete"
        onConfirm={async () => {
          await chat.clear.mutateAsync();
        }}
      >
        The questions and answers about this deck will be deleted for good. The deck itself won’t change.
      </ConfirmDialog>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: 0;
`;

const Room = styled.div`
  padding: var(--s5);
`;
