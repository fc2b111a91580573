import { styled } from 'styled-components';

/** Two columns: the progress, and the questions. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  align-items: start;
  gap: var(--s5) var(--s7);
  padding-bottom: var(--s7);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
