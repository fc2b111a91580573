import { styled } from 'styled-components';

/** Says that the first check is under way. */
export function Loading() {
  return <Root role="status">Loading...</Root>;
}

const Root = styled.p`
  width: 100%;
  min-height: 100vh; /* the footer stays below the fold until the page is there */
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--s7) var(--gutter);
  color: var(--muted);
`;
