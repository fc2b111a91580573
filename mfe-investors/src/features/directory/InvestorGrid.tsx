import { styled } from 'styled-components';

/** A grid of investor cards: three columns, two on a tablet, one on a phone. */
export const InvestorGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s5);

  & > li {
    display: grid;
  }

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  &:focus {
    outline: 0;
  }

  @media (max-width: 1199px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
`;
