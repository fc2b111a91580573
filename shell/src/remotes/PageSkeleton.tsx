import { Page, Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';

const ROWS = ['94%', '78%', '88%', '70%', '82%'];

/** Placeholder of a page, where its title and its content will be. */
export function PageSkeleton() {
  return (
    <Root aria-busy="true" aria-label="Loading...">
      <Page>
        <Head>
          <Skeleton width="14rem" height="2.4rem" />
          <Skeleton width="20rem" />
        </Head>
        {ROWS.map((width) => (
          <Row key={width}>
            <Skeleton width="40%" height="1rem" />
            <Skeleton width={width} />
          </Row>
        ))}
      </Page>
    </Root>
  );
}

const Root = styled.section`
  min-height: 100vh; /* keeps the footer below the fold until the page has loaded */
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding-block: var(--s7) var(--s6);
  border-bottom: 1px solid var(--line);

  & > * {
    max-width: 100%;
  }

  @media (max-width: 767px) {
    padding-block: var(--s5);
  }
`;

const Row = styled.div`
  display: grid;
  gap: var(--s3);
  padding-block: var(--s5);
  border-bottom: 1px solid var(--line);
`;
