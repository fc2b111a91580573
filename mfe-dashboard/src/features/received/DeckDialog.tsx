import { paths, type ReceivedSubmissionRow, useReceivedSubmission } from '@northlight/shared-api';
import { canBecome } from '@northlight/shared-api/rules';
import { Button, ButtonLink } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { ExternalLink } from 'lucide-react';
import { DeckOnItsWay } from '../submission/DeckOnItsWay.tsx';
import { DeckView } from './DeckView.tsx';
import { NoteField } from './NoteField.tsx';

interface DeckDialogProps {
  id: string;
  onClose: () => void;
  onReject: (submission: { id: string; company_name: string }) => void;
  onRejectWithReason: (submission: { id: string; company_name: string }) => void;
  onContact: (submission: ReceivedSubmissionRow) => void;
}

/** One received deck with its actions. */
export function DeckDialog({ id, onClose, onReject, onRejectWithReason, onContact }: DeckDialogProps) {
  const { data: deck, error, refetch } = useReceivedSubmission(id);
  if (!deck) {
    return (
      <Dialog
        open
        onOpenChange={(next) => !next && onClose()}
        size="lg"
        title={error ? 'The deck didn’t load' : 'Pitch deck'}
      >
        <DeckOnItsWay error={error} onRetry={() => void refetch()} />
      </Dialog>
    );
  }
  return (
    <DeckView
      deck={deck}
      onClose={onClose}
      links={
        <>
          <ButtonLink to={deck.file_url} icon={<ExternalLink />} block className="no-print">
            View Pitch Deck
          </ButtonLink>
          <ButtonLink to={paths.deck(deck.id)} block className="no-print">
            Read slide by slide
          </ButtonLink>
        </>
      }
      footer={
        <>
          <Button variant="quiet" disabled={!canBecome(deck.status, 'Passed')} onClick={() => onRejectWithReason(deck)}>
            Reject with a reason
          </Button>
          <Button variant="danger" disabled={!canBecome(deck.status, 'Passed')} onClick={() => onReject(deck)}>
            Reject
          </Button>
          <Button variant="primary" onClick={() => onContact(deck)}>
            Contact Founder
          </Button>
        </>
      }
    >
      <NoteField key={deck.id} id={deck.id} note={deck.note} />
    </DeckView>
  );
}
