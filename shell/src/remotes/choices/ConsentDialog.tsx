import { ConfirmDialog } from '@northlight/shared-ui/overlays';
import { styled } from 'styled-components';
import type { LinkedChoices } from './linked-choices.ts';

interface ConsentDialogProps {
  linked: LinkedChoices;
  onAnswer: (accepted: boolean) => void;
}

/** Asks before a link replaces or switches off remotes in this browser. The safe choice is to keep the page as it is. */
export function ConsentDialog({ linked: { added, newlyDisabled }, onAnswer }: ConsentDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="This link wants to change what this browser loads"
      confirmLabel="Apply"
      cancelLabel="Keep as it is"
      onConfirm={() => onAnswer(true)}
    >
      <Text>
        <ul>
          {added.map(({ name, origin }) => (
            <li key={name}>
              The part <strong>{name}</strong> would be loaded from <strong>{origin}</strong>, until you close the
              browser. That code could see and change everything that you can.
            </li>
          ))}
          {newlyDisabled.length > 0 && (
            <li>
              These parts would be switched off in this tab: <strong>{newlyDisabled.join(', ')}</strong>.
            </li>
          )}
        </ul>
        <p>Developers use such links for testing. Choose “Apply” only if the link comes from your own team.</p>
      </Text>
    </ConfirmDialog>
  );
}

const Text = styled.div`
  display: grid;
  gap: var(--s3);
  overflow-wrap: anywhere;

  & ul {
    display: grid;
    gap: var(--s2);
    margin: 0;
    padding: 0;
  }
`;
