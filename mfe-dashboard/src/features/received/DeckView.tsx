import { dayOf, type ReceivedSubmissionDetail } from '@northlight/shared-api';
import { PASS_REASONS, statusForInvestor } from '@northlight/shared-api/rules';
import { Avatar, Row, StatusBadge, Tag } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Answers } from '../submission/Answers.tsx';
import { DialogColumns } from '../submission/DialogColumns.tsx';
import { LikelihoodBox } from '../submission/LikelihoodBox.tsx';
import { whyUnscored } from '../submission/likelihood-wording.ts';
import { nameParts } from '../submission/name-parts.ts';
import { Versions } from '../submission/Versions.tsx';
import { toneForInvestor } from './status.ts';

interface DeckViewProps {
  deck: ReceivedSubmissionDetail;
  onClose: () => void;
  /** Stands before the sector. */
  mark?: ReactNode;
  /** Stands above the description. */
  notice?: ReactNode;
  /** Ways to read the deck. */
  links?: ReactNode;
  footer: ReactNode;
  /** Stands below the answers. */
  children?: ReactNode;
}

/** The dialog of one received deck: its details, its likelihood and the founder's answers. */
export function DeckView({ deck, onClose, mark, notice, links, footer, children }: DeckViewProps) {
  const { firstName, lastName } = nameParts(deck.founder_name);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title={deck.company_name}
      description={
        <Row gap="s3">
          {mark}
          <Tag>{deck.founder_work_field}</Tag>
          <time dateTime={deck.created_at}>{dayOf(deck.created_at)}</time>
          <StatusBadge status={toneForInvestor(deck)}>{statusForInvestor(deck)}</StatusBadge>
        </Row>
      }
      footer={footer}
    >
      {notice}
      <DialogColumns
        side={
          <>
            <LikelihoodBox
              score={deck.likelihood_score}
              verdict={deck.likelihood_reason}
              reasons={deck.likelihood}
              reader="investor"
              pending={whyUnscored(deck, 'The score appears here after the founder answers your questions.')}
            />
            {links}
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
            deck.answered_at === null
              ? 'The founder has not answered your questions yet.'
              : 'You did not ask any questions.'
          }
        />
        {children}
      </DialogColumns>
    </Dialog>
  );
}

const Submitter = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
`;
