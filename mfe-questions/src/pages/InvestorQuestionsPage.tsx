import { paths, useSession } from '@northlight/shared-api';
import { ButtonLink, NoPermission, Page, PageHeader } from '@northlight/shared-ui';
import { QuestionnaireForm } from '../features/questionnaire/QuestionnaireForm.tsx';

/** The questionnaire about how an investor invests. */
export default function InvestorQuestionsPage() {
  const { user } = useSession();
  if (user && !user.is_investor) {
    return (
      <Page>
        <NoPermission size="page" actions={<ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>}>
          This page is only available to investors.
        </NoPermission>
      </Page>
    );
  }
  return (
    <>
      <PageHeader title="Questionnaire">
        How you invest, in your own words. It is one of the things a deck’s fit is scored on.
      </PageHeader>
      <Page>{user && <QuestionnaireForm key={user.id} user={user} />}</Page>
    </>
  );
}
