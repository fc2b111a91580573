import { Check, CircleDot } from 'lucide-react';
import { styled } from 'styled-components';

interface SaveStateProps {
  isChanged: boolean;
  /** Something was saved since the page was opened. */
  isSaved: boolean;
}

/** Whether what is on screen is what is stored. */
export function SaveState({ isChanged, isSaved }: SaveStateProps) {
  return (
    <Root role="status" data-state={isChanged ? 'changed' : 'saved'}>
      {isChanged ? (
        <>
          <CircleDot aria-hidden="true" />
          Unsaved changes
        </>
      ) : (
        isSaved && (
          <>
            <Check aria-hidden="true" />
            Saved
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
    width: 100%;
  }
`;
