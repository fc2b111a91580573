import { messageOf, paths, useSentSubmission } from '@northlight/shared-api';
import { IMPROVE_DECK_AT, PASS_REASONS, statusForFounder } from '@northlight/shared-api/rules';
import { Banner, Button, ButtonLink, ErrorCard, Link, Loading, Row, StatusBadge } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Answers } from '../submission/Answers.tsx';
import { longDayOf } from '../submission/days.ts';
import { LikelihoodBox } from '../submission/LikelihoodBox.tsx';
import { toneForFounder } from './columns.tsx';
import { SlideTimes } from './SlideTimes.tsx';
import { Timeline } from './Timeline.tsx';

interface SentDialogProps {
  id: string;
  onClose: () => void;
}

/** One deck that was sent: what became of it, how it was read, and what would help. */
export function SentDialog({ id, onClose }: SentDialogProps) {
  const { data: sent, error, isPending, refetch } = useSentSubmission(id);
  const close = (next: boolean) => !next && onClose();
  if (!sent) {
    return (
      <Dialog open onOpenChange={close} size="lg" title={isPending ? 'Sent deck' : 'The deck did not load'}>
        {isPending ? (
          <Loading label="Loading the deck..." lines={6} />
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
  const { investor } = sent;
  const isWeak = sent.likelihood_score !== null && sent.likelihood_score <= IMPROVE_DECK_AT;
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={`Sent to ${investor.name}`}
      description={
        <Row gap="s3">
          <span>{[investor.title, investor.company].filter(Boolean).join(', ')}</span>
          <time dateTime={sent.created_at}>{longDayOf(sent.created_at)}</time>
          <StatusBadge status={toneForFounder(sent)}>{statusForFounder(sent)}</StatusBadge>
        </Row>
      }
      footer={
        <>
          {isWeak && <ButtonLink to={paths.evaluation()}>Improve Deck</ButtonLink>}
          <ButtonLink to={paths.deck(sent.id)} variant={sent.answered_at === null ? undefined : 'primary'}>
            View Pitch Deck
          </ButtonLink>
          {sent.answered_at === null && (
            <ButtonLink to={paths.answerQuestions(sent.id)} variant="primary">
              Answer questions
            </ButtonLink>
          )}
        </>
      }
    >
      <Body>
        <Main>
          {sent.status === 'Passed' && (
            <Banner tone="info" title="The investor decided not to pursue this deck">
              {sent.pass_reason ? PASS_REASONS[sent.pass_reason] : 'No reason was given.'}
              {sent.pass_comment && ` – “${sent.pass_comment}”`}
            </Banner>
          )}
          <section>
            <h3>What happened</h3>
            <Timeline events={sent.events} />
          </section>
          <section>
            <h3>How it was read</h3>
            <SlideTimes views={sent.views} />
          </section>
          <Answers
            title="Your answers"
            answers={sent.answers}
            empty={
              sent.answered_at === null
                ? 'You have not submitted your answers yet.'
                : 'This investor asked no questions.'
            }
          />
        </Main>
        <Side>
          <LikelihoodBox
            score={sent.likelihood_score}
            reason={sent.likelihood_reason}
            reasons={sent.likelihood}
            pending="It is judged once you have answered the investor’s questions."
            showsRaise
          />
          {sent.versions.length > 1 && (
            <section>
              <h3>Versions</h3>
              <ol>
                {sent.versions.map((version) => (
                  <li key={version.id} aria-current={version.id === sent.id || undefined}>
                    {version.id === sent.id ? (
                      <b>{version.original_filename}</b>
                    ) : (
                      <Link to={paths.submission(version.id)} preventScrollReset>
                        {version.original_filename}
                      </Link>
                    )}
                    <small>{longDayOf(version.created_at)}</small>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </Side>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18rem;
  gap: var(--s6);
  padding-block: var(--s2);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s6);
  min-width: 0;

  & > section {
    display: grid;
    gap: var(--s3);
  }

  & h3 {
    font-size: var(--text-lg);
  }
`;

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: var(--s4);
  min-width: 0;

  & h3 {
    font-size: var(--text-lg);
  }

  & > section > ol {
    display: grid;
    gap: var(--s2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > section > ol > li {
    display: grid;
    justify-items: start;
    overflow-wrap: anywhere;
  }

  & small {
    color: var(--muted);
  }
`;
