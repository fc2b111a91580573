import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/Button.tsx';
import { Backdrop, Footer, Popup, Viewport } from '../Dialog/dialog-parts.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, such as "Delete this question?". */
  title: ReactNode;
  /** What happens if the user confirms. */
  children?: ReactNode;
  /** Label of the confirm button, as a verb: "Delete", "Reject". */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** @default 'danger' */
  variant?: 'primary' | 'danger';
  /**
   * Called on confirm. If it returns a promise, the button stays pending until it settles. The dialog then closes, or
   * stays open if the promise rejects; the caller shows the error.
   */
  onConfirm: () => void | Promise<void>;
}

/**
 * Asks before an action that is hard to undo. A click outside does not close it, and the cancel button has initial
 * focus.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel = 'Cancel', variant = 'danger' } = props;
  const [pending, setPending] = useState(false);
  const handleConfirm = async () => {
    setPending(true);
    try {
      await props.onConfirm();
      onOpenChange(false);
    } catch {
      // The caller shows the error; keep the dialog open.
    } finally {
      setPending(false);
    }
  };
  return (
    <Base.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup data-size="sm">
            <Text>
              <Title>{title}</Title>
              {children !== undefined && <Description render={<div />}>{children}</Description>}
            </Text>
            <Footer>
              <Base.Close render={<Button aria-disabled={pending || undefined}>{cancelLabel}</Button>} />
              <Button variant={variant} pending={pending} onClick={handleConfirm}>
                {confirmLabel}
              </Button>
            </Footer>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const Text = styled.div`
  display: grid;
  gap: var(--s2);
  padding: var(--s5) var(--s6);
  overflow-y: auto;

  @media (max-width: 767px) {
    padding: var(--s5) var(--gutter);
  }
`;

const Title = styled(Base.Title)`
  font-size: var(--title-sm);
`;

const Description = styled(Base.Description)`
  color: var(--ink-soft);
`;
