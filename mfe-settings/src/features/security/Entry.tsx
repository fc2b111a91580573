import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface EntryProps {
  title: ReactNode;
  /** The current state, as a sentence. */
  note: ReactNode;
  /** Buttons for this entry. */
  action?: ReactNode;
  /** Messages and lists below. */
  children?: ReactNode;
}

/** One entry of the security section: title, state and actions, separated from the next by a thin line. */
export function Entry({ title, note, action, children }: EntryProps) {
  return (
    <Root>
      <Head>
        <div>
          <h3>{title}</h3>
          <p>{note}</p>
        </div>
        {action && <Actions>{action}</Actions>}
      </Head>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  max-width: 46rem;
  padding-block: var(--s5);
  border-bottom: 1px solid var(--line);

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: var(--s3) var(--s5);

  & > div:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & h3 {
    font: 560 var(--text-md) / var(--leading-ui) var(--sans);
    letter-spacing: normal;
  }

  & p {
    margin-top: var(--s1);
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.55;
  }

  @media (max-width: 767px) {
    flex-direction: column;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--s2);
`;
