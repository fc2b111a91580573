import type { Evaluation } from '@northlight/shared-api';
import { styled } from 'styled-components';

interface LinesProps {
  title: string;
  lines: readonly string[];
  /** Shown when the list is empty. */
  none: string;
}

/** Strengths and improvements side by side. */
export function InShort({ evaluation }: { evaluation: Evaluation }) {
  return (
    <Columns>
      <Lines title="Strengths" lines={evaluation.strengths} none="We found none in what we could read." />
      <Lines title="Improvements" lines={evaluation.improvements} none="This evaluation found none." />
    </Columns>
  );
}

function Lines({ title, lines, none }: LinesProps) {
  return (
    <div>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s7);

  & h3 {
    margin-bottom: var(--s3);
    font-size: var(--title-sm);
  }

  & p {
    color: var(--muted);
  }

  & li {
    padding: 0.7rem 0;
    border-top: 1px solid var(--line);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s5);

    & h3 {
      margin-bottom: var(--s1);
      font-size: 0.8125rem;
    }

    & li {
      padding: 0.1rem 0;
    }
  }
`;
