import { dayOf, paths, type ReceivedSubmissionRow, useReceivedSubmission } from '@northlight/shared-api';
import { canBecome, PASS_REASONS, statusForInvestor } from '@northlight/shared-api/rules';
import { Avatar, Button, ButtonLink, Row, StatusBadge, Tag } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { Answers } from '../submission/Answers.tsx';
import { DeckOnItsWay } from '../submission/DeckOnItsWay.tsx';
import { DialogColumns } from '../submission/DialogColumns.tsx';
import { LikelihoodBox } from '../submission/LikelihoodBox.tsx';
import { whyUnscored } from '../submission/likelihood-wording.ts';
import { nameParts } from '../submission/name-parts.ts';
import { Versions } from '../submission/Versions.tsx';
import { NoteField } from './NoteField.tsx';
import { toneForInvestor } from './status.ts';

interface DeckDialogProps {
  id: string;
  onClose: () => void;
  onReject: (submission: { id: string; company_name: string }) => void;
  onRejectWithReason: (submission: { id: string; company_name: string }) => void;
  onContact: (submission: ReceivedSubmissionRow) => void;
}

/** One received deck: its details, the founder's answers and the actions. */
export function DeckDialog({ id, onClose, onReject, onRejectWithReason, onContact }: DeckDialogProps) {
  const { data: deck, error, refetch } = useReceivedSubmission(id);
  const close = (next: boolean) => !next && onClose();
  if (!deck) {
    return (
      <Dialog open onOpenChange={close} size="lg" title={error ? 'The deck did not load' : 'Pitch deck'}>
        <DeckOnItsWay error={error} onRetry={() => void refetch()} />
      </Dialog>
    );
  }
  const { firstName, lastName } = nameParts(deck.founder_name);
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={deck.company_name}
      description={
        <Row gap="s3">
          <Tag>{deck.founder_work_field}</Tag>
          <time dateTime={deck.created_at}>{dayOf(deck.created_at)}</time>
          <StatusBadge status={toneForInvestor(deck)}>{statusForInvestor(deck)}</StatusBadge>
        </Row>
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
      <DialogColumns
        side={
          <>
            <LikelihoodBox
              score={deck.likelihood_score}
              verdict={deck.likelihood_reason}
              reasons={deck.likelihood}
              reader="investor"
              pending={whyUnscored(deck, 'It is scored once the founder has answered your questions.')}
            />
            <ButtonLink to={deck.file_url} icon={<ExternalLink />} block className="no-print">
              View Pitch Deck
            </ButtonLink>
            <ButtonLink to={paths.deck(deck.id)} block className="no-print">
              Read slide by slide
            </ButtonLink>
            <Versions versions={deck.versions} current={deck.id} />
          </>
        }
      >
        <p>{deck.description}</p>
        <Submitter>
          <Avatar firstName={firstName} lastName={lastName} src={deck.founder_profile_image} />
          <span>
            Submitted by <b>{deck.founder_name}</b>
          </span>
        </Submitter>
        {deck.pass_reason && (
          <p>
            Rejected: {PASS_REASONS[deck.pass_reason]}
            {deck.pass_comment && ` – “${deck.pass_comment}”`}
          </p>
        )}
        <Answers
          title="Founder Responses to Your Questions"
          answers={deck.answers}
          empty={
            deck.answered_at === null ? 'The founder has not answered your questions yet.' : 'You asked no questions.'
          }
        />
        <NoteField key={deck.id} id={deck.id} note={deck.note} />
      </DialogColumns>
    </Dialog>
  );
}

const Submitter = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
`;
