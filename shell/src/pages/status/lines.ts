import { styled } from 'styled-components';

/** Lines of a table cell. */
export const Lines = styled.div`
  display: grid;
  gap: var(--s1);
  justify-items: inherit;
`;

/** A less important line. */
export const Small = styled.span`
  color: var(--muted);
  font-size: var(--text-sm);
  font-weight: 400;
  overflow-wrap: anywhere;
`;
