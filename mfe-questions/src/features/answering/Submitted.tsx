import { dayOf, paths, type Questionnaire } from '@northlight/shared-api';
import { Banner, ButtonLink } from '@northlight/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { answerTexts } from '../drafts/local-texts.ts';
import { Words } from './AnswerField.tsx';
import { AnswerList } from './AnswerList.tsx';
import { answerOf, groupsOf, storedAnswers } from './answers.ts';
import { NotSent, type UnsentText } from './NotSent.tsx';

interface SubmittedProps {
  questionnaire: Questionnaire;
  userId: number | undefined;
  /** Whether the user wanted to send other answers after these. */
  isSecond: boolean;
}

/** Texts on this device that differ from what was submitted. */
function unsentTexts({ answers, submission_id }: Questionnaire, userId: number | undefined): UnsentText[] {
  if (userId === undefined) return [];
  const typed = answerTexts(userId, submission_id).read();
  return answers
    .map(({ id, question, answer }) => ({ id, question, answer, text: typed.get(id)?.trim() ?? '' }))
    .filter(({ answer, text }) => text !== '' && text !== answer.trim());
}

/** Submitted answers, read-only. */
export function Submitted({ questionnaire, userId, isSecond }: SubmittedProps) {
  const { answers: questions, answered_at, investor, submission_id } = questionnaire;
  const [unsent, setUnsent] = useState(() => unsentTexts(questionnaire, userId));
  const banner = useRef<HTMLDivElement>(null);
  const isLate = isSecond || unsent.length > 0;
  const handleDelete = () => {
    if (userId !== undefined) answerTexts(userId, submission_id).write(new Map());
    setUnsent([]);
    banner.current?.focus();
  };
  const values = storedAnswers(questionnaire);
  const on = answered_at ? ` on ${dayOf(answered_at)}` : '';
  return (
    <Root>
      <Banner
        ref={banner}
        tabIndex={-1}
        tone={isLate ? 'info' : 'positive'}
        title={
          isLate ? `Your answers were already sent${on}. The investor sees those.` : `You submitted these answers${on}.`
        }
        announce={isSecond ? 'assertive' : undefined}
        actions={<ButtonLink to={paths.dashboard()}>Go to Dashboard</ButtonLink>}
      >
        {!isLate && `${investor.name} sees them next to your deck. `}They can’t be changed anymore.
      </Banner>
      {unsent.length > 0 && <NotSent texts={unsent} onDelete={handleDelete} />}
      <div>
        <AnswerList groups={groupsOf(questions, values)} values={values}>
          {({ id, question }) => {
            const { text, file } = answerOf(values, id);
            return (
              <Entry>
                <Words as="h2">{question}</Words>
                {text !== '' && <p>{text}</p>}
                {file?.status === 'stored' && <a href={file.url ?? undefined}>{file.name}</a>}
                {text === '' && !file && <small>Not answered</small>}
              </Entry>
            );
          }}
        </AnswerList>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  max-width: 44rem;
  padding-bottom: var(--s7);
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);

  & > h2 {
    font-family: var(--sans);
    letter-spacing: 0;
  }

  & > p {
    line-height: 1.55;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & > a {
    color: var(--accent);
    overflow-wrap: anywhere;
  }

  & > small {
    color: var(--muted);
  }
`;
