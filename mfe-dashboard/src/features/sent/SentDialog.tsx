import { dayOf, paths, useSentSubmission } from '@northlight/shared-api';
import { IMPROVE_DECK_AT, PASS_REASONS, statusForFounder } from '@northlight/shared-api/rules';
import { Banner, ButtonLink, Row, StatusBadge } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { Answers } from '../submission/Answers.tsx';
import { DeckOnItsWay } from '../submission/DeckOnItsWay.tsx';
import { DialogColumns } from '../submission/DialogColumns.tsx';
import { LikelihoodBox } from '../submission/LikelihoodBox.tsx';
import { whyUnscored } from '../submission/likelihood-wording.ts';
import { Versions } from '../submission/Versions.tsx';
import { toneForFounder } from './columns.tsx';
import { SlideTimes } from './SlideTimes.tsx';
import { Timeline } from './Timeline.tsx';

interface SentDialogProps {
  id: string;
  onClose: () => void;
}

/** One sent deck: its status, how it was viewed, and what would raise its score. */
export function SentDialog({ id, onClose }: SentDialogProps) {
  const { data: sent, error, refetch } = useSentSubmission(id);
  const close = (next: boolean) => !next && onClose();
  if (!sent) {
    return (
      <Dialog open onOpenChange={close} size="lg" title={error ? 'The deck didn’t load' : 'Sent deck'}>
        <DeckOnItsWay error={error} onRetry={() => void refetch()} />
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
          <time dateTime={sent.created_at}>{dayOf(sent.created_at)}</time>
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
      <DialogColumns
        side={
          <>
            <LikelihoodBox
              score={sent.likelihood_score}
              verdict={sent.likelihood_reason}
              reasons={sent.likelihood}
              reader="founder"
              pending={whyUnscored(sent, 'The deck is scored once you have answered the investor’s questions.')}
            />
            <Versions versions={sent.versions} current={sent.id} />
          </>
        }
      >
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
          <h3>How the investor read it</h3>
          <SlideTimes views={sent.views} isOpened={sent.events.some(({ kind }) => kind === 'opened')} />
        </section>
        <Answers
          title="Your answers"
          answers={sent.answers}
          empty={
            sent.answered_at === null ? 'You have not submitted your answers yet.' : 'This investor asked no questions.'
          }
        />
      </DialogColumns>
    </Dialog>
  );
}
