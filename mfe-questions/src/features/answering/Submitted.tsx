import { dayOf, paths, type Questionnaire } from '@northlight/shared-api';
import { Banner, ButtonLink } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { Words } from './AnswerField.tsx';
import { AnswerList } from './AnswerList.tsx';
import { answerOf, groupsOf, storedAnswers } from './answers.ts';

interface SubmittedProps {
  questionnaire: Questionnaire;
  /** Whether the user wanted to send other answers after these. */
  isSecond: boolean;
}

/** Submitted answers, read-only. */
export function Submitted({ questionnaire, isSecond }: SubmittedProps) {
  const { answers: questions, answered_at, investor } = questionnaire;
  const values = storedAnswers(questionnaire);
  const on = answered_at ? ` on ${dayOf(answered_at)}` : '';
  return (
    <Root>
      <Banner
        tone={isSecond ? 'info' : 'positive'}
        title={
          isSecond
            ? `Your answers were already sent${on}. The investor sees those.`
            : `You submitted these answers${on}.`
        }
        announce={isSecond ? 'assertive' : undefined}
        actions={<ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>}
      >
        {investor.name} sees them next to your deck. They can’t be changed anymore.
      </Banner>
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
