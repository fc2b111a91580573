import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Two columns of fields, up to 736 px wide; one column below 768 px. A child with `data-wide` spans both. */
export function FormGrid(props: ComponentProps<'div'>) {
  return <Root {...props} />;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5);
  max-width: 46rem;

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
