import { DIRECTORY_PAGE_SIZE } from '@northlight/shared-api/rules';
import { Card, Loading, Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { InvestorGrid } from './InvestorGrid.tsx';

/** Placeholder until the first page of the directory has loaded. */
export function DirectorySkeleton() {
  return (
    <Loading>
      <InvestorGrid as="div" aria-hidden="true">
        {Array.from({ length: DIRECTORY_PAGE_SIZE }, (_, place) => (
          <Blank key={place}>
            <Head>
              <Skeleton width="3.5rem" height="3.5rem" />
              <div>
                <Skeleton width="55%" height="1.1rem" />
                <Skeleton width="75%" />
              </div>
            </Head>
            <Skeleton />
            <Skeleton width="82%" />
            <Skeleton width="40%" height="1.6rem" />
            <Skeleton height="0.6rem" />
          </Blank>
        ))}
      </InvestorGrid>
    </Loading>
  );
}

const Blank = styled(Card)`
  display: grid;
  gap: var(--s4);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);

  & > div {
    display: grid;
    flex: 1;
    gap: var(--s3);
  }
`;
