import {
  countedTitle,
  paths,
  type User,
  usePageTitle,
  useReceivedSummary,
  useSavedDecks,
  useSentSummary,
  useSession,
} from '@northlight/shared-api';
import type { SubmissionTab } from '@northlight/shared-api/rules';
import { ButtonLink, Page, PageHeader } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { PreviousEvaluations } from '../features/evaluations/PreviousEvaluations.tsx';
import { FounderSteps } from '../features/get-started/FounderSteps.tsx';
import { InvestorSteps } from '../features/get-started/InvestorSteps.tsx';
import { ReceivedDecks } from '../features/received/ReceivedDecks.tsx';
import { SavedDecks } from '../features/saved/SavedDecks.tsx';
import { SentDecks } from '../features/sent/SentDecks.tsx';
import { SummaryCards } from '../features/summary/SummaryCards.tsx';

/** The start page for founders and investors. */
export default function DashboardPage() {
  const { user } = useSession();
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  const who = [name, user?.company].filter(Boolean).join(', ');
  const isInvestor = user?.is_investor === true;
  return (
    <>
      <Header
        title="Dashboard"
        actions={
          isInvestor ? (
            <ButtonLink to={paths.customizeQuestions()}>My Questions</ButtonLink>
          ) : (
            <ButtonLink to={paths.evaluation()} variant="primary">
              Evaluate a deck
            </ButtonLink>
          )
        }
      >
        {who}
      </Header>
      <Page>
        {user?.is_investor ? <InvestorView user={user} /> : <FounderView user={user} />}
        <SavedDecks />
        <PreviousEvaluations />
      </Page>
    </>
  );
}

/** On a phone, the button is beside the title, so that the first deck needs no scrolling. */
const Header = styled(PageHeader)`
  @media (min-width: 360px) and (max-width: 767px) {
    padding-block: var(--s4);

    & > div {
      flex-wrap: nowrap;
      gap: var(--s3);
    }

    & .no-print {
      flex: none;
      width: auto;
    }
  }
`;

const listOf = (status: SubmissionTab) => ({ to: `?status=${status}`, headingId: 'submissions' });

function InvestorView({ user }: { user: User }) {
  const { data } = useReceivedSummary();
  usePageTitle(countedTitle(data?.new, 'Dashboard'));
  return (
    <>
      <InvestorSteps user={user} />
      {data?.all !== 0 && (
        <SummaryCards
          cards={[
            {
              title: 'New Submissions',
              text: 'Pitch decks awaiting your review',
              count: data?.new ?? null,
              list: listOf('new'),
            },
            {
              title: 'Contacted',
              text: 'Founders you have contacted',
              count: data?.contacted ?? null,
              list: listOf('reviewed'),
            },
            {
              title: 'Rejected',
              text: 'Decks you decided not to pursue',
              count: data?.rejected ?? null,
              list: listOf('passed'),
            },
          ]}
        />
      )}
      <ReceivedDecks />
    </>
  );
}

function FounderView({ user }: { user: User | null }) {
  const { data } = useSentSummary();
  const { data: saved } = useSavedDecks(1, 10);
  const cards = [
    { title: 'Sent Pitch Decks', text: 'Total submissions to investors', count: data?.sent ?? null },
    { title: 'Investor Contacted', text: 'Investors who reached out', count: data?.contacted ?? null },
    { title: 'AI Analysed', text: 'Decks with likelihood scores', count: data?.analysed ?? null },
    { title: 'Saved Pitch Decks', text: 'AI-generated pitch decks', count: saved?.count ?? null },
  ];
  return (
    <>
      {user && <FounderSteps key={user.id} user={user} />}
      {cards.some(({ count }) => count !== 0) && <SummaryCards cards={cards} />}
      <SentDecks />
    </>
  );
}
