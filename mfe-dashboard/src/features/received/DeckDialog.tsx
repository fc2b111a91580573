import { isForbidden, messageOf, paths, type ReceivedSubmission, useReceivedSubmission } from '@northlight/shared-api';
import { canBecome, PASS_REASONS, statusForInvestor } from '@northlight/shared-api/rules';
import {
  Avatar,
  Button,
  ButtonLink,
  ErrorCard,
  Link,
  Loading,
  NoPermission,
  Row,
  StatusBadge,
  Tag,
} from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { ExternalLink, RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Answers } from '../submission/Answers.tsx';
import { longDayOf } from '../submission/days.ts';
import { LikelihoodBox } from '../submission/LikelihoodBox.tsx';
import { nameParts } from '../submission/name-parts.ts';
import { NoteField } from './NoteField.tsx';
import { toneForInvestor } from './status.ts';

interface DeckDialogProps {
  id: string;
  onClose: () => void;
  onReject: (submission: { id: string; company_name: string }) => void;
  onRejectWithReason: (submission: { id: string; company_name: string }) => void;
  onContact: (submission: ReceivedSubmission) => void;
}

/** One deck that was received: what it is, what the founder answered, and what to do about it. */
export function DeckDialog({ id, onClose, onReject, onRejectWithReason, onContact }: DeckDialogProps) {
  const { data: deck, error, isPending, refetch } = useReceivedSubmission(id);
  const close = (next: boolean) => !next && onClose();
  if (!deck) {
    return (
      <Dialog open onOpenChange={close} size="lg" title={isPending ? 'Pitch deck' : 'The deck did not load'}>
        {isPending ? (
          <Loading label="Loading the deck..." lines={6} />
        ) : isForbidden(error) ? (
          <NoPermission />
        ) : (
          <ErrorCard
            title="The deck did not load"
            actions={
              <Button size="sm" icon={<RotateCw />} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(error, 'Unable to load this deck. Please try again later.')}
          </ErrorCard>
        )}
      </Dialog>
    );
  }
  const { firstName, lastName } = nameParts(deck.founder_name);
  const others = deck.versions.filter((version) => version.id !== deck.id);
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={deck.company_name}
      description={
        <Row gap="s3">
          <Tag>{deck.founder_work_field}</Tag>
          <time dateTime={deck.created_at}>{longDayOf(deck.created_at)}</time>
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
      <Body>
        <Main>
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
        </Main>
        <Side>
          <LikelihoodBox
            score={deck.likelihood_score}
            reason={deck.likelihood_reason}
            reasons={deck.likelihood}
            pending="It is judged once the founder has answered your questions."
          />
          <ButtonLink to={deck.file_url} icon={<ExternalLink />} block className="no-print">
            View Pitch Deck
          </ButtonLink>
          <ButtonLink to={paths.deck(deck.id)} block className="no-print">
            Read slide by slide
          </ButtonLink>
          {others.length > 0 && (
            <section>
              <h3>Other versions</h3>
              <ul>
                {others.map((version) => (
                  <li key={version.id}>
                    <Link to={paths.submission(version.id)} preventScrollReset>
                      {version.original_filename}
                    </Link>
                    <small>{longDayOf(version.created_at)}</small>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Side>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 17rem;
  gap: var(--s6);
  padding-block: var(--s2);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s5);
  min-width: 0;

  & > p {
    margin: 0;
    font-size: var(--text-lg);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Submitter = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
`;

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: var(--s3);
  min-width: 0;

  & h3 {
    font-size: var(--text-md);
  }

  & ul {
    display: grid;
    gap: var(--s2);
    margin: var(--s2) 0 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: grid;
    justify-items: start;
    overflow-wrap: anywhere;
  }

  & small {
    color: var(--muted);
  }
`;
