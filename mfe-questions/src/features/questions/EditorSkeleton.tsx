import { Loading, Page, PageHeader, Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';

const WIDTHS = ['46%', '70%', '58%', '64%', '40%'];

/** Placeholder while the questions load. */
export function EditorSkeleton() {
  return (
    <>
      <PageHeader title="My Questions">Founders answer these when they send you a deck.</PageHeader>
      <Page>
        <Loading>
          {WIDTHS.map((width) => (
            <Blank key={width}>
              <Skeleton width={width} height="1.2rem" />
              <Skeleton width="24%" />
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
  padding-block: var(--s4);
  border-top: 1px solid var(--line);
`;
