import { paths, useInvestor } from '@northlight/shared-api';
import { BackLink, Page } from '@northlight/shared-ui';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ProfileBio } from '../features/investor/ProfileBio.tsx';
import { ProfileFacts } from '../features/investor/ProfileFacts.tsx';
import { ProfileFailure } from '../features/investor/ProfileFailure.tsx';
import { ProfileHead } from '../features/investor/ProfileHead.tsx';
import { ProfileRange } from '../features/investor/ProfileRange.tsx';
import { ProfileSkeleton } from '../features/investor/ProfileSkeleton.tsx';
import { useProfileAddress } from '../features/investor/useProfileAddress.ts';

/** The query of the list this profile was opened from, so that the way back leads there. */
const listOf = (state: unknown): string => {
  const list = (state as { directory?: unknown } | null)?.directory;
  return typeof list === 'string' && list.startsWith('?') ? list : '';
};

/** The public profile of an investor. */
export default function InvestorPage() {
  const address = useProfileAddress();
  const { state } = useLocation();
  const { data: investor, isLoadingError, error, refetch } = useInvestor(address);

  if (address === null || isLoadingError) {
    return (
      <Page>
        <ProfileFailure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const slug = investor?.custom_url_slug ?? '';
  if (slug !== '' && (!('slug' in address) || address.slug !== slug)) {
    return <Navigate to={paths.investorBySlug(slug)} replace state={state} />;
  }
  return (
    <Page>
      <Column>
        <BackLink to={{ pathname: paths.investors(), search: listOf(state) }}>Investors</BackLink>
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
      </Column>
    </Page>
  );
}

const Column = styled.div`
  max-width: 52rem;
  padding-block: var(--s6) var(--s7);

  @media (max-width: 767px) {
    padding-top: var(--s5);
  }
`;
