import { paths, useSession } from '@northlight/shared-api';
import { ButtonLink, Page, PageHeader } from '@northlight/shared-ui';
import { PreviousEvaluations } from '../features/evaluations/PreviousEvaluations.tsx';

/** Where both sides begin their day: who one is here, and what one has evaluated. */
export default function DashboardPage() {
  const { user } = useSession();
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  const who = [name, user?.company].filter(Boolean).join(', ');
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          <ButtonLink to={paths.evaluation()} variant="primary">
            Evaluate a deck
          </ButtonLink>
        }
      >
        {who}
      </PageHeader>
      <Page>
        <PreviousEvaluations />
      </Page>
    </>
  );
}
