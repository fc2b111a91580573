import { PASS_COMMENT_MAX, PASS_REASONS, type PassReason } from '@northlight/shared-api/rules';
import { Button, Select, TextArea } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';

/** Why an investor rejects a deck. */
export interface Reason {
  pass_reason: PassReason;
  pass_comment: string;
}

interface PassDialogProps {
  open: boolean;
  /** Dialog title, which names the number of decks. */
  title: string;
  onClose: () => void;
  onReject: (reason: Reason | null) => void;
}

const OPTIONS = Object.entries(PASS_REASONS).map(([value, label]) => ({ value, label }));

/** Rejects with a reason that the founder will see. */
export function PassDialog({ open, title, onClose, onReject }: PassDialogProps) {
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const handleReject = () =>
    onReject(reason === '' ? null : { pass_reason: reason as PassReason, pass_comment: comment.trim() });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={title}
      description="The founder can read your reason. You can also reject without one."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={handleReject}>
            Reject
          </Button>
        </>
      }
    >
      <Fields>
        <Select
          label="Reason"
          optional
          placeholder="No reason"
          options={OPTIONS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {reason !== '' && (
          <TextArea
            label="Comment"
            optional
            value={comment}
            maxLength={PASS_COMMENT_MAX}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  gap: var(--s4);
`;
