import { paths, useSession } from '@northlight/shared-api';
import { ButtonLink, NoPermission, Page, PageHeader } from '@northlight/shared-ui';
import { QuestionnaireForm } from '../features/questionnaire/QuestionnaireForm.tsx';

/** The questionnaire about how an investor invests. */
export default function InvestorQuestionsPage() {
  const { user } = useSession();
  if (user && !user.is_investor) {
    return (
      <Page>
        <NoPermission size="page" actions={<ButtonLink to={paths.dashboard()}>Go to Dashboard</ButtonLink>}>
          This page is only available to investors.
        </NoPermission>
      </Page>
    );
  }
  return (
    <>
      <PageHeader title="Questionnaire">
        How you invest, in your own words. We use it to score how well a deck fits you.
      </PageHeader>
      <Page>{user && <QuestionnaireForm key={user.id} user={user} />}</Page>
    </>
  );
}
