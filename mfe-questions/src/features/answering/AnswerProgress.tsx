import type { Progress } from '@northlight/shared-api/rules';
import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProgressAside } from '../progress/ProgressAside.tsx';
import { answerId } from './AnswerList.tsx';
import type { AskedQuestion } from './answers.ts';
import { focusAnswer } from './focus-answer.ts';

/** Maximum number of open questions to list. */
const NAMED = 5;

interface AnswerProgressProps {
  progress: Progress<AskedQuestion>;
  /** State of the draft. */
  note?: ReactNode;
}

/** How many required questions are answered, with links to the open ones. */
export function AnswerProgress({ progress: { required, answered, remaining }, note }: AnswerProgressProps) {
  const handleGo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    focusAnswer(id);
  };
  return (
    <ProgressAside answered={answered} of={required} what="required questions">
      {remaining.length > 0 && (
        <Open>
          {remaining.slice(0, NAMED).map(({ id, question }) => (
            <li key={id}>
              <a href={`#${answerId(id)}`} onClick={(event) => handleGo(event, id)}>
                {question}
              </a>
            </li>
          ))}
          {remaining.length > NAMED && <li>and {remaining.length - NAMED} more</li>}
        </Open>
      )}
      {note}
    </ProgressAside>
  );
}

const Open = styled.ul`
  display: grid;
  gap: var(--s2);
  color: var(--muted);
  font-size: var(--text-sm);

  & a {
    display: -webkit-box;
    overflow: hidden;
    color: var(--accent);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  @media (max-width: 767px) {
    display: none;
  }
`;
