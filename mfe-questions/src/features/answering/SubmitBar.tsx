import { remainingMessage } from '@northlight/shared-api/rules';
import { Button } from '@northlight/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';

interface SubmitBarProps {
  /** Number of required questions still open. */
  remaining: number;
  /** Number of files still uploading. */
  sending: number;
  isPending: boolean;
  /** Called even if something is still open. */
  onSubmit: () => void;
}

/** The submit button, with a note about what is still missing. */
export function SubmitBar({ remaining, sending, isPending, onSubmit }: SubmitBarProps) {
  const id = useId();
  const isBlocked = remaining > 0 || sending > 0;
  return (
    <Root>
      <div id={id}>
        <b role="status">{remaining > 0 ? remainingMessage(remaining) : sending > 0 && 'A file is still uploading'}</b>
        <p>After you submit, the answers cannot be changed.</p>
      </div>
      <Button
        variant="primary"
        size="lg"
        pending={isPending}
        aria-disabled={isBlocked || undefined}
        aria-describedby={id}
        onClick={onSubmit}
      >
        Submit answers
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  padding-top: var(--s5);
  border-top: 1px solid var(--ink);
  font-size: var(--text-sm);

  & b {
    display: block;
    font-weight: 620;
  }

  & p {
    color: var(--muted);
  }

  @media (max-width: 767px) {
    & > button {
      width: 100%;
    }
  }
`;
