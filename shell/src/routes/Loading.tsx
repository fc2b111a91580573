import { styled } from 'styled-components';

/** Shown while the session is being checked. */
export function Loading() {
  return <Root role="status">Loading...</Root>;
}

const Root = styled.p`
  width: 100%;
  min-height: 100vh; /* keeps the footer below the fold until the page has loaded */
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--s7) var(--gutter);
  color: var(--muted);
`;
