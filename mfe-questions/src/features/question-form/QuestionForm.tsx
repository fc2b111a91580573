import type { Question } from '@northlight/shared-api';
import { Button, IconButton } from '@northlight/shared-ui';
import { Form, SubmitButton } from '@northlight/shared-ui/form';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Rename } from '../questions/question-list.ts';
import { FORM_ID } from '../questions/useOpenForm.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { newQuestion, questionSchema, settled, toQuestion, toValues } from './question-form.ts';

interface QuestionFormProps {
  /** Heading of the form, such as "Edit question 3". */
  title: string;
  submitLabel: string;
  /** The question to edit; null for a new one. */
  question: Question | null;
  /** The parent question; null for a main question. */
  parent: Question | null;
  /** Existing follow-ups of the question. */
  followUps: readonly Question[];
  onTouched: (isTouched: boolean) => void;
  /** `renames` are the options that got another name. */
  onSubmit: (question: Question, renames: readonly Rename[]) => void;
  onCancel: () => void;
}

/** Creates or edits one question in the list. The server is not updated yet. */
export function QuestionForm(props: QuestionFormProps) {
  const { title, submitLabel, question, parent, followUps, onTouched, onSubmit, onCancel } = props;
  const [base] = useState(() => question ?? newQuestion(parent?.id ?? null));
  const schema = useMemo(() => questionSchema(parent, followUps), [parent, followUps]);
  const [initialValues] = useState(() => toValues(base));
  return (
    <Root id={FORM_ID}>
      <Head>
        <h2>{title}</h2>
        <IconButton label="Close" onClick={onCancel}>
          <X />
        </IconButton>
      </Head>
      <Form
        label={title}
        initialValues={initialValues}
        schema={schema}
        onSubmit={(values) => onSubmit(toQuestion(base, values, parent), settled(values).renames)}
      >
        <QuestionFields parent={parent} hasFollowUps={followUps.length > 0} onTouched={onTouched} />
        <Foot>
          <SubmitButton>{submitLabel}</SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </Foot>
      </Form>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s5);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-lg);
  background: var(--surface);

  @media (max-width: 767px) {
    margin-inline: calc(-1 * var(--s2));
    padding: var(--s4);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  & > h2 {
    font-size: var(--title-sm);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);

  @media (max-width: 767px) {
    & > button {
      flex: 1;
    }
  }
`;
