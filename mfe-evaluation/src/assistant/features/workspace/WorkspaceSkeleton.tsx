import { Loading, Page, Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';

/** The workspace while its deck loads. */
export function WorkspaceSkeleton({ label }: { label: string }) {
  return (
    <Page>
      <Loading label={label}>
        <Root>
          <div>
            {Array.from({ length: 5 }, (_, place) => (
              <Skeleton key={place} width="100%" height="5.5rem" />
            ))}
          </div>
          <div>
            <Skeleton width="40%" height="1.75rem" />
            <Skeleton width="100%" height="min(52vw, 24rem)" />
          </div>
          <div>
            <Skeleton width="100%" height="10rem" />
          </div>
        </Root>
      </Loading>
    </Page>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr) 20rem;
  gap: var(--s6);
  padding-block: var(--s6);

  & > div {
    display: grid;
    align-content: start;
    gap: var(--s4);
  }

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);

    & > div:not(:nth-child(2)) {
      display: none;
    }
  }
`;
