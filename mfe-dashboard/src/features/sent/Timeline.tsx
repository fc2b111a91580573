import { momentOf, type SubmissionEvent } from '@northlight/shared-api';
import { type SubmissionStatus, statusForFounder } from '@northlight/shared-api/rules';
import { styled } from 'styled-components';

const WORDS: Record<Exclude<SubmissionEvent['kind'], 'status'>, string> = {
  sent: 'Deck sent',
  answered: 'Questions answered',
  opened: 'Deck opened by the investor',
  likelihood: 'Likelihood scored',
};

function wordsOf({ kind, detail }: SubmissionEvent): string {
  if (kind !== 'status') return WORDS[kind];
  return statusForFounder({ status: detail as SubmissionStatus, likelihood_score: null });
}

/** The events of a submission, oldest first. */
export function Timeline({ events }: { events: readonly SubmissionEvent[] }) {
  return (
    <Root>
      {events.map((event) => (
        <li key={`${event.at} ${event.kind} ${event.detail}`}>
          <span>{wordsOf(event)}</span>
          <time dateTime={event.at}>{momentOf(event.at)}</time>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    padding: 0 0 var(--s4) var(--s5);
    border-inline-start: 2px solid var(--line);
  }

  & > li:last-child {
    border-color: transparent;
  }

  & > li::before {
    position: absolute;
    inset-block-start: 0.3rem;
    inset-inline-start: calc(-0.25rem - 1px);
    width: 0.5rem;
    height: 0.5rem;
    border: 0.25rem solid var(--accent);
    border-radius: 50%;
    content: '';
  }

  & > li > time {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;
