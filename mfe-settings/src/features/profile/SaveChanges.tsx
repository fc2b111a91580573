import { useUnsavedChanges } from '@northlight/shared-api';
import { SubmitButton } from '@northlight/shared-ui/form';
import { styled } from 'styled-components';

/** The form's save button: beside the page title, or in a bar at the bottom of the screen on a phone. */
export function SaveChanges({ dirty }: { dirty: boolean }) {
  useUnsavedChanges(dirty);
  return (
    <Root>
      <span role="status">{dirty && 'Unsaved changes'}</span>
      <SubmitButton pendingLabel="Saving…">Save changes</SubmitButton>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);

  & > span {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & > span:empty {
    position: absolute;
  }

  /* The header's cell of the form's grid, within the page's column. */
  @media (min-width: 768px) {
    grid-area: 1 / 1;
    place-self: end;
    margin: 0 max(var(--gutter), (100% - var(--page)) / 2) var(--s6) 0;
  }

  /* Sticky for the length of the form. 3.75rem is the height of the shell's tab bar below it. */
  @media (max-width: 767px) {
    position: sticky;
    bottom: calc(3.75rem + env(safe-area-inset-bottom));
    z-index: var(--z-sticky);
    padding: var(--s3) var(--gutter);
    background: var(--surface);
    border-top: 1px solid var(--line);

    & > button {
      flex: 1 1 auto;
    }
  }
`;
