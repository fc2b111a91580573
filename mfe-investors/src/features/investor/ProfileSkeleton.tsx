import { Loading, Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';

/** Placeholder while a profile loads. */
export function ProfileSkeleton() {
  return (
    <Loading>
      <h1 className="sr-only">Investor</h1>
      <Head>
        <Skeleton width="7.5rem" height="7.5rem" />
        <div>
          <Skeleton width="60%" height="2.2rem" />
          <Skeleton width="45%" height="1.1rem" />
          <Skeleton width="70%" />
        </div>
      </Head>
      <Skeleton height="1.6rem" />
      <Skeleton width="80%" height="1.6rem" />
      <Skeleton width="30%" height="2.5rem" />
      <Skeleton height="0.6rem" />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
    </Loading>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s5);
  padding-block: var(--s3) var(--s5);

  & > div {
    display: grid;
    flex: 1;
    gap: var(--s3);
  }
`;
