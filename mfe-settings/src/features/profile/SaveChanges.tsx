import { useUnsavedChanges } from '@northlight/shared-api';
import { Button, Row } from '@northlight/shared-ui';
import { SubmitButton } from '@northlight/shared-ui/form';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';

interface SaveChangesProps {
  dirty: boolean;
  /** Called to go back to what is stored. */
  onDiscard: () => void;
}

/** The save button at the end of a section. While something is unsaved, it stays in view and says so. */
export function SaveChanges({ dirty, onDiscard }: SaveChangesProps) {
  const { isSubmitting } = useFormikContext();
  useUnsavedChanges(dirty);
  return (
    <Root data-dirty={dirty || undefined} data-bottom-bar={dirty ? '' : undefined}>
      <span role="status">{dirty && 'Unsaved changes'}</span>
      <Row>
        {dirty && (
          <Button variant="quiet" disabled={isSubmitting} onClick={onDiscard}>
            Discard
          </Button>
        )}
        <SubmitButton pendingLabel="Saving…">Save changes</SubmitButton>
      </Row>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s3);
  padding: var(--s4) var(--gutter);
  border-top: 1px solid var(--line);

  & > span {
    flex: 1;
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & > span:empty {
    position: absolute;
  }

  /* Sticky for the length of the form. On a phone, 3.75rem is the height of the shell's tab bar below it. */
  &[data-dirty] {
    position: sticky;
    bottom: 0;
    z-index: var(--z-sticky);
    background: var(--surface);
  }

  @media (min-width: 1024px) {
    &[data-dirty] {
      padding-inline: var(--s4);
    }
  }

  @media (max-width: 767px) {
    &[data-dirty] {
      bottom: calc(3.75rem + env(safe-area-inset-bottom));
    }
  }
`;
