import {
  ApiError,
  isForbidden,
  messageOf,
  paths,
  type Questionnaire,
  useLatestQuestionnaire,
  useSession,
} from '@northlight/shared-api';
import {
  BackLink,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorCard,
  NoPermission,
  Page,
  PageHeader,
} from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AnswerForm } from '../features/answering/AnswerForm.tsx';
import { AnswerSkeleton } from '../features/answering/AnswerSkeleton.tsx';
import { Submitted } from '../features/answering/Submitted.tsx';

const isQuestionnaire = (value: unknown): value is Questionnaire =>
  typeof value === 'object' && value !== null && 'submission_id' in value && 'answers' in value;

/** The questionnaire passed by the previous page in the router state, if any. */
function useHandedOver(): Questionnaire | null {
  const state: unknown = useLocation().state;
  const handed = typeof state === 'object' && state !== null && 'questionnaire' in state ? state.questionnaire : null;
  return isQuestionnaire(handed) ? handed : null;
}

/** An investor's questions about a sent deck. */
export default function AnswerQuestionsPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const handed = useHandedOver();
  const id = search.get('submission') ?? handed?.submission_id ?? null;
  const { data, error, isFetchedAfterMount, isError, refetch } = useLatestQuestionnaire(id);
  /** The submission whose answers were sent before the ones typed here. */
  const [second, setSecond] = useState<string | null>(null);
  const latest = isFetchedAfterMount && !isError ? data : undefined;
  const questionnaire = latest ?? (handed?.submission_id === id && !(error instanceof ApiError) ? handed : null);

  if (!id) return <NoQuestionnaire />;
  if (!questionnaire && isError) return <NotRead error={error} onRetry={() => void refetch()} />;
  if (!questionnaire) return <AnswerSkeleton />;
  const { investor, original_filename, answered_at } = questionnaire;
  return (
    <>
      <PageHeader
        title={`Questions from ${investor.name}`}
        back={<BackLink to={paths.dashboard()}>Dashboard</BackLink>}
      >
        Your deck, {original_filename}, is with {investor.company || investor.name}. Your answers go with it.
      </PageHeader>
      <Page>
        {answered_at === null && user ? (
          <AnswerForm
            key={latest ? 'latest' : 'handed'}
            questionnaire={questionnaire}
            userId={user.id}
            onOvertaken={() => setSecond(id)}
          />
        ) : (
          <Submitted questionnaire={questionnaire} userId={user?.id} isSecond={second === id} />
        )}
      </Page>
    </>
  );
}

function NoQuestionnaire() {
  return (
    <>
      <PageHeader title="Questions" />
      <Page>
        <Card>
          <EmptyState
            level={2}
            title="No questions to answer here"
            actions={
              <>
                <ButtonLink variant="primary" to={paths.dashboard()}>
                  Go to Dashboard
                </ButtonLink>
                <ButtonLink to={paths.investors()}>Find an investor</ButtonLink>
              </>
            }
          >
            You can answer an investor’s questions once you’ve sent them a deck. Find the ones you’ve started on your
            dashboard.
          </EmptyState>
        </Card>
      </Page>
    </>
  );
}

function NotRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  const home = (
    <ButtonLink variant="primary" to={paths.dashboard()}>
      Go to Dashboard
    </ButtonLink>
  );
  if (isForbidden(error)) {
    return (
      <Page>
        <NoPermission size="page" actions={home}>
          {messageOf(error, 'Only the person who sent the deck can answer these questions.')}
        </NoPermission>
      </Page>
    );
  }
  return (
    <Page>
      <ErrorCard
        size="page"
        title={isGone ? 'We couldn’t find these questions' : 'Failed to load questions'}
        actions={
          isGone ? (
            home
          ) : (
            <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {isGone
          ? 'They belong to someone else’s deck, or the deck was deleted.'
          : messageOf(error, 'Your answers are safe. We couldn’t load them right now. Please try again.')}
      </ErrorCard>
    </Page>
  );
}
