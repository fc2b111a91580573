import { css } from 'styled-components';

export const cardStyles = css`
  display: block;
  min-width: 0;
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);

  @media (max-width: 767px) {
    padding: var(--s4);
  }
`;
