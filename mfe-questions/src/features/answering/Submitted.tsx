import { dayOf, paths, type Questionnaire } from '@northlight/shared-api';
import { Banner, ButtonLink } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { Words } from './AnswerField.tsx';
import { AnswerList } from './AnswerList.tsx';
import { answerOf, groupsOf, storedAnswers } from './answers.ts';

/** Submitted answers, read-only. */
export function Submitted({ questionnaire }: { questionnaire: Questionnaire }) {
  const { answers: questions, answered_at, investor } = questionnaire;
  const values = storedAnswers(questionnaire);
  return (
    <Root>
      <Banner
        tone="positive"
        title={`You submitted these answers${answered_at ? ` on ${dayOf(answered_at)}` : ''}.`}
        actions={<ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>}
      >
        {investor.name} reads them beside your deck. They cannot be changed any more.
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
