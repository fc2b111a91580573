import { Toast as Base } from '@base-ui/react/toast';
import { Check, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { moveClear } from './move-clear.ts';
import type { ToastMessage } from './toast-context.ts';
import { toastDuration } from './useToast.ts';

/** Shows and announces toasts: three at a time, newest at the bottom. Loaded after the first paint. */
export default function ToastRegion({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <Base.Provider limit={3}>
      <Feed messages={messages} />
      <Base.Portal>
        <Corner />
      </Base.Portal>
    </Base.Provider>
  );
}

/** Shows each message once, in order of arrival. */
function Feed({ messages }: { messages: readonly ToastMessage[] }) {
  const { add, close } = Base.useToastManager();
  const shown = useRef(0);
  useEffect(() => {
    for (const message of messages.slice(shown.current)) {
      const { title, description, tone = 'neutral', action } = message;
      const id = add({
        title,
        description,
        type: tone,
        timeout: toastDuration(message),
        actionProps: action && {
          children: action.label,
          onClick: () => {
            action.onPress();
            close(id);
          },
        },
      });
    }
    shown.current = messages.length;
  }, [messages, add, close]);
  return null;
}

/** The first toast decides on the corner, so that none moves while it is read. */
function Corner() {
  const { toasts } = Base.useToastManager();
  const viewport = useRef<HTMLDivElement>(null);
  const hasToasts = toasts.length > 0;
  useLayoutEffect(() => {
    if (hasToasts && viewport.current) moveClear(viewport.current);
  }, [hasToasts]);
  return (
    <Viewport ref={viewport}>
      <ToastList toasts={toasts} />
    </Viewport>
  );
}

function ToastList({ toasts }: Pick<ReturnType<typeof Base.useToastManager>, 'toasts'>) {
  return toasts.map((toast) => (
    <Root key={toast.id} toast={toast} swipeDirection={['right', 'up', 'down']}>
      {toast.type === 'positive' && <Check aria-hidden="true" />}
      {toast.type === 'negative' && <TriangleAlert aria-hidden="true" />}
      <Text>
        <Title render={<p />}>{toast.title}</Title>
        {toast.description && <Base.Description>{toast.description}</Base.Description>}
      </Text>
      {toast.actionProps && <Action />}
      <Close aria-label="Dismiss">
        <X aria-hidden="true" />
      </Close>
    </Root>
  ));
}

const Viewport = styled(Base.Viewport)`
  position: fixed;
  right: var(--gutter);
  bottom: calc(var(--s5) + var(--above-bar, 0px));
  z-index: var(--z-toast);
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  gap: var(--s2);
  width: min(24rem, calc(100vw - 2 * var(--s4)));
  outline: 0;
  /* Beside and between toasts, the page can be clicked. */
  pointer-events: none;

  /* An element with this attribute holds actions at the bottom of the window. */
  @media (min-width: 768px) {
    body:has([data-bottom-bar]) & {
      --above-bar: var(--bottombar);
    }

    &[data-corner='bottom-left'] {
      inset-inline: var(--gutter) auto;
    }

    &[data-corner='top-right'] {
      inset-block: calc(var(--topbar) + var(--s4)) auto;
    }
  }

  @media (max-width: 767px) {
    /* Tab bar, action bars and bottom sheets are at the bottom, so toasts are at the top. */
    inset-block: calc(var(--topbar) + var(--subbar) + var(--s2) + env(safe-area-inset-top)) auto;
    right: var(--s4);
    align-items: stretch;

    body:has([data-dialog]) & {
      inset-block: calc(var(--s4) + env(safe-area-inset-top)) auto;
    }
  }

  @media print {
    display: none;
  }
`;

const Root = styled(Base.Root)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--s3);
  padding: 0.6rem 0.5rem 0.6rem 1rem;
  border-radius: var(--radius-md);
  background: var(--ink);
  color: var(--paper);
  forced-color-adjust: none;
  box-shadow: var(--lift-2);
  font-size: var(--text-sm);
  pointer-events: auto;
  transition:
    opacity var(--steady) var(--ease),
    translate var(--steady) var(--ease);

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  /* Without an icon, reduce the padding by its gap. */
  &[data-type='neutral'] {
    padding-left: 0.25rem;
  }

  &[data-starting-style],
  &[data-ending-style],
  &[data-limited] {
    opacity: 0;
  }

  &[data-starting-style] {
    translate: 0 0.5rem;
  }

  &[data-limited] {
    display: none;
  }

  & :focus-visible,
  &:focus-visible {
    outline-color: var(--paper);
  }
`;

const Text = styled(Base.Content)`
  grid-column: 2;
  display: grid;
  gap: 0.1rem;
`;

const Title = styled(Base.Title)`
  font: 540 var(--text-sm) / var(--leading-ui) var(--sans);
  letter-spacing: 0;
`;

const Action = styled(Base.Action)`
  padding: 0.35rem 0.6rem;
  border: 1px solid currentColor;
  border-radius: var(--radius-sm);
  background: none;
  color: inherit;
  font: 560 var(--text-sm) / var(--leading-ui) var(--sans);
  cursor: pointer;

  @media (max-width: 767px) {
    min-height: var(--target);
  }
`;

const Close = styled(Base.Close)`
  grid-column: 4;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: inherit;
  cursor: pointer;

  & svg {
    width: 1rem;
    height: 1rem;
  }

  @media (max-width: 767px) {
    width: var(--target);
    height: var(--target);
  }
`;
