import type { Answer } from '@northlight/shared-api';
import { fileSize } from '@northlight/shared-api';
import { inTreeOrder } from '@northlight/shared-api/rules';
import { CopyTableButton, Link, Tag } from '@northlight/shared-ui';
import { type CSSProperties, useId } from 'react';
import { styled } from 'styled-components';

interface AnswersProps {
  title: string;
  answers: readonly Answer[];
  /** Shown if there are no answers. */
  empty: string;
}

const tableOf = (answers: readonly Answer[]) => ({
  headers: ['Question', 'Answer', 'File'],
  rows: inTreeOrder(answers).map(({ question: { question, answer, file_name } }) => [
    question,
    answer,
    file_name ?? '',
  ]),
});

/** Questions and answers, with follow-ups below their question. The list scrolls on its own. */
export function Answers({ title, answers, empty }: AnswersProps) {
  const heading = useId();
  return (
    <Root>
      <Head>
        <h3 id={heading}>{title}</h3>
        {answers.length > 0 && <CopyTableButton caption={title} read={() => tableOf(answers)} />}
      </Head>
      {answers.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <Scroll role="group" aria-labelledby={heading} tabIndex={0}>
          <List>
            {inTreeOrder(answers).map(({ question: asked, level }) => (
              <div key={asked.id} data-level={Math.min(level, 3)} style={{ '--level': level } as CSSProperties}>
                <dt>{asked.question}</dt>
                <dd>
                  <Given answer={asked} />
                </dd>
              </div>
            ))}
          </List>
        </Scroll>
      )}
    </Root>
  );
}

function Given({ answer: { answer, type, file_url, file_name, file_size } }: { answer: Answer }) {
  const text = answer.trim();
  if (text === '' && file_url === null) return <i>No answer</i>;
  return (
    <>
      {text !== '' && (type === 'dropdown' ? <Tag>{text}</Tag> : <p>{text}</p>)}
      {file_url !== null && (
        <p>
          <Link to={file_url}>{file_name ?? 'File'}</Link>
          {file_size !== null && <small> {fileSize(file_size)}</small>}
        </p>
      )}
    </>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--s3);
  min-width: 0;

  & > p {
    margin: 0;
    color: var(--muted);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s1) var(--s3);

  & > h3 {
    font-size: var(--text-lg);
  }
`;

const Scroll = styled.div`
  max-height: 24rem;
  padding-inline-end: var(--s3);
  overflow-y: auto;
  scrollbar-width: thin;

  @media print {
    max-height: none;
    overflow: visible;
  }
`;

const List = styled.dl`
  display: grid;
  gap: var(--s4);
  margin: 0;

  & > div {
    margin-inline-start: calc(var(--level) * var(--s4));
    padding-inline-start: var(--s3);
    border-inline-start: 2px solid var(--line);
    break-inside: avoid;
  }

  & > [data-level='1'] {
    border-color: var(--level-1);
  }

  & > [data-level='2'] {
    border-color: var(--level-2);
  }

  & > [data-level='3'] {
    border-color: var(--level-3);
  }

  & dt {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & dd {
    margin: var(--s1) 0 0;
  }

  & p {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  & i {
    color: var(--muted);
  }

  & small {
    color: var(--muted);
  }
`;
