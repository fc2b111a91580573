import { ProgressBar } from '@northlight/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ProgressAsideProps {
  answered: number;
  of: number;
  /** What is counted, such as "required questions". */
  what: string;
  children?: ReactNode;
}

/** The number of answered questions, beside the form or above it on a narrow screen. */
export function ProgressAside({ answered, of, what, children }: ProgressAsideProps) {
  return (
    <Root aria-label="Progress">
      <Count aria-hidden="true">
        <b>{answered}</b> of {of}
      </Count>
      <p aria-hidden="true">{what} answered</p>
      <ProgressBar
        label={`${what} answered`}
        value={of === 0 ? 1 : answered / of}
        valueText={`${answered} of ${of} ${what} answered`}
      />
      {children}
    </Root>
  );
}

const Root = styled.aside`
  position: sticky;
  top: calc(var(--topbar, 0px) + var(--s6));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-self: start;
  gap: var(--s3);

  & > p {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  @media (max-width: 767px) {
    z-index: var(--z-sticky);
    top: var(--topbar, 3.5rem);
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: var(--s2) var(--s3);
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--s3) var(--gutter);
    border-bottom: 1px solid var(--line);
    background: var(--paper);

    & > [data-progress],
    & > [role='status'] {
      grid-column: 1 / -1;
    }

    & > [data-kind='saved'],
    & > [data-kind='saving'],
    & > [data-kind='waiting'] {
      display: none;
    }
  }

  /* When zoomed in or on a phone in landscape, sticky bars would leave too little space. */
  @media (max-width: 767px) and (max-height: 599px) {
    position: static;
  }
`;

const Count = styled.p`
  && {
    color: var(--muted);
    font: 450 var(--title-md) / 1 var(--display);
    font-variant-numeric: tabular-nums lining-nums;
  }

  & > b {
    color: var(--ink);
    font-size: 3.25rem;
    font-weight: 450;
    letter-spacing: -0.03em;
  }

  @media (max-width: 767px) {
    && {
      font-size: var(--text-lg);
    }

    & > b {
      font-size: var(--title-md);
    }
  }
`;
