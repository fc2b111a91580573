import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface DialogColumnsProps {
  side: ReactNode;
  children: ReactNode;
}

/** The deck's details with its score beside them, or below the score on a narrow screen. */
export function DialogColumns({ side, children }: DialogColumnsProps) {
  return (
    <Root>
      <Side>{side}</Side>
      <Main>{children}</Main>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18rem;
  gap: var(--s6);
  padding-block: var(--s2);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);

    & > aside {
      order: -1;
    }
  }
`;

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s6);
  min-width: 0;

  & > section {
    display: grid;
    gap: var(--s3);
  }

  & > p {
    margin: 0;
    font-size: var(--text-lg);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  & h3 {
    font-size: var(--text-lg);
  }
`;

const Side = styled.aside`
  @media (min-width: 768px) {
    grid-row: 1;
    grid-column: 2;
  }

  display: grid;
  align-content: start;
  gap: var(--s4);
  min-width: 0;

  & h3 {
    font-size: var(--text-lg);
  }
`;
