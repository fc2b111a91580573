import { isForbidden, messageOf, paths, useQuestions } from '@northlight/shared-api';
import { Button, ButtonLink, ErrorCard, NoPermission, Page } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';
import { EditorSkeleton } from '../features/questions/EditorSkeleton.tsx';
import { QuestionEditor } from '../features/questions/QuestionEditor.tsx';

/** The questions that an investor asks founders. */
export default function QuestionsPage() {
  const { data: stored, isLoadingError, error, refetch } = useQuestions();
  if (stored) return <QuestionEditor stored={stored} />;
  if (!isLoadingError) return <EditorSkeleton />;
  if (isForbidden(error)) {
    return (
      <Page>
        <NoPermission size="page" actions={<ButtonLink to={paths.dashboard()}>Go to Dashboard</ButtonLink>}>
          {messageOf(error, 'Only investors can ask questions.')}
        </NoPermission>
      </Page>
    );
  }
  return (
    <Page>
      <ErrorCard
        size="page"
        title="Failed to load questions"
        actions={
          <Button variant="primary" icon={<RotateCw />} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'Your questions are safe. We couldn’t load them right now. Please try again.')}
      </ErrorCard>
    </Page>
  );
}
