import { paths } from '@northlight/shared-api';
import { BackLink, Loading, Page, PageHeader, Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';

const WIDTHS = ['38%', '62%', '54%'];

/** Placeholder while the questions load. */
export function AnswerSkeleton() {
  return (
    <>
      <PageHeader title="Questions" back={<BackLink to={paths.dashboard()}>Dashboard</BackLink>} />
      <Page>
        <Loading>
          {WIDTHS.map((width) => (
            <Blank key={width}>
              <Skeleton width={width} height="1.2rem" />
              <Skeleton height="6.5rem" />
            </Blank>
          ))}
        </Loading>
      </Page>
    </>
  );
}

const Blank = styled.div`
  display: grid;
  gap: var(--s3);
  max-width: 44rem;
  padding-block: var(--s5);
`;
