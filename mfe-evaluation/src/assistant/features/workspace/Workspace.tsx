import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type Pane = 'slides' | 'deck' | 'chat' | 'comments';

const PANES = ['slides', 'deck', 'chat', 'comments'] as const satisfies readonly Pane[];

interface WorkspaceProps {
  /** The page's heading, visible only to screen readers. */
  title: string;
  /** The toolbar above the three panes: the deck's name and actions. */
  bar: ReactNode;
  slides: ReactNode;
  deck: ReactNode;
  chat: ReactNode;
  /** Take the place of the chat where both have no room. */
  comments?: {
    label: string;
    /** Null while they are closed. */
    panel: ReactNode;
  };
  /** The pane shown when there is room for only one. */
  pane: Pane;
  onPane: (pane: Pane) => void;
}

/** Slides on the left, the open slide in the middle, the chat on the right; below 1024 px, one pane at a time. */
export function Workspace({ title, bar, slides, deck, chat, comments, pane, onPane }: WorkspaceProps) {
  const labels = { slides: 'Slides', deck: 'Deck', chat: 'Chat', comments: comments?.label };
  return (
    <Root data-pane={pane} data-comments={comments?.panel ? '' : undefined}>
      <h1 className="sr-only">{title}</h1>
      <Bar>{bar}</Bar>
      <Switch role="group" aria-label="Workspace section">
        {PANES.filter((other) => labels[other] !== undefined).map((other) => (
          <button key={other} type="button" aria-pressed={other === pane} onClick={() => onPane(other)}>
            {labels[other]}
          </button>
        ))}
      </Switch>
      <Rail data-part="slides" aria-label="Slides">
        {slides}
      </Rail>
      <Desk data-part="deck" aria-label="Deck">
        {deck}
      </Desk>
      <Chat data-part="chat" aria-label="Chat">
        {chat}
      </Chat>
      {comments?.panel && (
        <Chat data-part="comments" aria-label="Comments">
          {comments.panel}
        </Chat>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / 13.5rem minmax(0, 1fr) minmax(21rem, 27rem);
  height: calc(100dvh - 4rem);
  min-height: 38rem;

  @media (max-width: 1199px) {
    grid-template-columns: 11rem minmax(0, 1fr) 20rem;
  }

  @media (min-width: 1024px) {
    &[data-comments] > [data-part='chat'] {
      display: none;
    }
  }

  @media (max-width: 1023px) {
    grid-template: auto auto minmax(0, 1fr) / 11rem minmax(0, 1fr);
    grid-template-areas: 'bar bar' 'switch switch' 'slides deck';

    &:is([data-pane='chat'], [data-pane='comments']) > :is([data-part='slides'], [data-part='deck']),
    &:not([data-pane='chat']) > [data-part='chat'],
    &:not([data-pane='comments']) > [data-part='comments'] {
      display: none;
    }
  }

  @media (max-width: 767px) {
    grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
    grid-template-areas: 'bar' 'switch' 'pane';
    height: calc(100dvh - 3.5rem - 4rem);
    min-height: 30rem;

    &:not([data-pane='slides']) > [data-part='slides'],
    &:not([data-pane='deck']) > [data-part='deck'] {
      display: none;
    }
  }

  @media print {
    display: block;
    height: auto;
  }
`;

const Bar = styled.div`
  grid-column: 1 / -1;
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  @media (max-width: 1023px) {
    grid-area: bar;
    border-bottom: 0;
  }
`;

const Switch = styled.div`
  display: none;

  @media (max-width: 1023px) {
    display: flex;
    grid-area: switch;
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }

  & > button {
    flex: 1 1 auto;
    min-height: var(--target);
    padding: 0 var(--s2);
    border: 0;
    border-bottom: 2px solid var(--line-none);
    background: none;
    color: var(--muted);
    font-weight: 520;
    cursor: pointer;
  }

  & > [aria-pressed='true'] {
    border-bottom-color: var(--accent);
    color: var(--ink);
  }

  & > button:focus-visible {
    outline-offset: -2px;
  }
`;

const Part = styled.section`
  min-width: 0;
  min-height: 0;
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;

  @media (max-width: 767px) {
    grid-area: pane;
  }
`;

const Rail = styled(Part)`
  position: relative;
  padding: var(--s3) var(--s3) var(--s5) max(var(--s3), var(--gutter) - 1.75rem);
  border-right: 1px solid var(--line);
  overflow-y: auto;

  @media (max-width: 1023px) {
    padding-left: var(--s3);
  }

  @media (max-width: 767px) {
    padding: var(--s3) var(--gutter);
    border: 0;
  }
`;

const Desk = styled(Part)`
  padding: var(--s5) clamp(1.25rem, 3vw, 3rem) var(--s7);
  overflow-y: auto;

  & > * {
    max-width: 52rem;
    margin-inline: auto;
  }

  @media (max-width: 767px) {
    padding: var(--s4) var(--gutter) var(--s6);
  }
`;

const Chat = styled(Part)`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  border-left: 1px solid var(--line);
  background: var(--surface);

  @media (max-width: 1023px) {
    grid-column: 1 / -1;
    border: 0;
  }
`;
