import { paths, useInvestor, usePageTitle, useSession } from '@northlight/shared-api';
import { BackLink, Page } from '@northlight/shared-ui';
import { lazy, Suspense, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ProfileBio } from '../features/investor/ProfileBio.tsx';
import { ProfileFacts } from '../features/investor/ProfileFacts.tsx';
import { ProfileFailure } from '../features/investor/ProfileFailure.tsx';
import { ProfileHead } from '../features/investor/ProfileHead.tsx';
import { ProfileRange } from '../features/investor/ProfileRange.tsx';
import { ProfileSkeleton } from '../features/investor/ProfileSkeleton.tsx';
import { ShareProfile } from '../features/investor/ShareProfile.tsx';
import { useProfileAddress } from '../features/investor/useProfileAddress.ts';
import { SendPanel } from '../features/sending/SendPanel.tsx';
import { SendShortcut } from '../features/sending/SendShortcut.tsx';

const OwnPreview = lazy(() =>
  import('../features/investor/OwnPreview.tsx').then((module) => ({ default: module.OwnPreview })),
);

/** The query of the list from which this profile was opened, for the back link. */
const listOf = (state: unknown): string => {
  const list = (state as { directory?: unknown } | null)?.directory;
  return typeof list === 'string' && list.startsWith('?') ? list : '';
};

/** An investor's public profile, with the panel to send them a deck. */
export default function InvestorPage() {
  const address = useProfileAddress();
  const { state } = useLocation();
  const { user } = useSession();
  const panel = useRef<HTMLElement>(null);
  const { data: investor, isLoadingError, error, refetch } = useInvestor(address);
  usePageTitle(investor ? `${investor.first_name} ${investor.last_name}`.trim() : null);

  if (address === null || isLoadingError) {
    return (
      <Page>
        <ProfileFailure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const own = investor?.custom_url_slug ?? '';
  const shown = 'slug' in address ? address.slug : '';
  if (investor && shown !== own) {
    const to = own === '' ? paths.investor(investor.id) : paths.investorBySlug(own);
    return <Navigate to={to} replace state={state} />;
  }
  const isOwn = investor !== undefined && user?.id === investor.id;
  const isPreview = isOwn && !user.is_profile_live;
  return (
    <Page>
      {isPreview && (
        <Suspense fallback={null}>
          <OwnPreview user={user} investor={investor} />
        </Suspense>
      )}
      <Columns>
        <div>
          <Top>
            <BackLink to={{ pathname: paths.investors(), search: listOf(state) }}>Investors</BackLink>
            {investor && !isPreview && <ShareProfile investor={investor} />}
          </Top>
          {investor ? (
            <article>
              <ProfileHead investor={investor} />
              <ProfileBio bio={investor.bio} />
              <ProfileRange investor={investor} />
              <ProfileFacts investor={investor} />
            </article>
          ) : (
            <ProfileSkeleton />
          )}
        </div>
        {investor && <SendPanel key={investor.id} investor={investor} ref={panel} />}
      </Columns>
      {investor && !isOwn && <SendShortcut panel={panel} />}
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  gap: var(--s9);
  align-items: start;
  padding-block: var(--s6) var(--s7);

  @media (max-width: 1279px) {
    gap: var(--s7);
  }

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }

  @media (max-width: 767px) {
    padding-top: var(--s5);
  }

  @media print {
    display: block;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
`;
