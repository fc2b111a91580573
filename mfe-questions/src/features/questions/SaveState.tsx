import { Check, CircleDot } from 'lucide-react';
import { styled } from 'styled-components';
import type { Saved } from './useQuestionCalls.ts';

interface SaveStateProps {
  isChanged: boolean;
  saved: Saved;
}

/** Shows whether there are unsaved changes. */
export function SaveState({ isChanged, saved }: SaveStateProps) {
  return (
    <Root role="status" data-state={isChanged ? 'changed' : 'saved'}>
      {isChanged ? (
        <>
          <CircleDot aria-hidden="true" />
          Unsaved changes
        </>
      ) : (
        saved !== 'nothing' && (
          <>
            <Check aria-hidden="true" />
            {saved === 'order' ? 'Order saved' : 'Saved'}
          </>
        )
      )}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  color: var(--positive);
  font-size: var(--text-sm);

  &[data-state='changed'] {
    color: var(--ink-soft);
  }

  &:empty {
    display: none;
  }

  & > svg {
    width: 1rem;
    height: 1rem;
  }

  @media (max-width: 767px) {
    flex: 1;
  }
`;
