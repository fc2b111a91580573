import { Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';

/** Placeholder while a page's code loads. */
export function PageSkeleton() {
  return (
    <Root aria-busy="true" aria-label="Loading...">
      <Skeleton width="14rem" height="2.5rem" />
      <Skeleton width="100%" />
      <Skeleton width="88%" />
      <Skeleton width="94%" />
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--s4);
  max-width: calc(var(--page) + 2 * var(--gutter));
  min-height: 100vh; /* keeps the footer below the fold until the page has loaded */
  margin-inline: auto;
  padding: var(--s7) var(--gutter);
  align-content: start;
`;
