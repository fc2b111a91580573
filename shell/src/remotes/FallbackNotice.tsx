import { History } from 'lucide-react';
import { styled } from 'styled-components';
import type { RemoteFailure } from './failures.ts';

interface FallbackNoticeProps {
  reason: RemoteFailure;
  onRetry: () => void;
}

/** A short notice that an earlier release is in use, with a button that retries the newest one. */
export default function FallbackNotice({ reason, onRetry }: FallbackNoticeProps) {
  return (
    <Root role="status">
      <History aria-hidden="true" />
      <p>
        The newest version of this page didn’t load, so you’re seeing an earlier one.{' '}
        <button type="button" title={`Reference ${reason.reference}`} onClick={onRetry}>
          Try the newest
        </button>
      </p>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: var(--s2);
  align-items: baseline;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--s3) var(--gutter) 0;
  color: var(--muted);
  font-size: var(--text-sm);

  & svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    translate: 0 0.15rem;
  }

  & button {
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  @media print {
    display: none;
  }
`;
