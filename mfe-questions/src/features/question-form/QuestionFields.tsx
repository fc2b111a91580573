import type { Question } from '@northlight/shared-api';
import { QUESTION_TYPES } from '@northlight/shared-api/rules';
import { Switch } from '@northlight/shared-ui';
import { FormGrid, FormSelect, FormTextField } from '@northlight/shared-ui/form';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { TYPE_LABELS } from '../questions/wording.ts';
import { OptionsField } from './OptionsField.tsx';
import type { QuestionFormValues } from './question-form.ts';
import { TriggersField } from './TriggersField.tsx';

const TYPES = QUESTION_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }));

interface QuestionFieldsProps {
  parent: Question | null;
  hasFollowUps: boolean;
  /** Called with whether the form has unsaved input. */
  onTouched: (isTouched: boolean) => void;
}

/** The fields of a question. Options and triggers appear only where they apply. */
export function QuestionFields({ parent, hasFollowUps, onTouched }: QuestionFieldsProps) {
  const { values, dirty, getFieldProps } = useFormikContext<QuestionFormValues>();
  const first = useRef<HTMLInputElement>(null);
  const { value: isRequired, ...required } = getFieldProps<boolean>('required');

  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    onTouched(dirty);
    return () => onTouched(false);
  }, [dirty, onTouched]);
  return (
    <>
      <FormTextField ref={first} name="question" label="Question" autoComplete="off" />
      {parent && <TriggersField parent={parent} />}
      <FormGrid>
        <FormSelect
          name="type"
          label="Answer"
          options={TYPES}
          disabled={hasFollowUps}
          hint={
            hasFollowUps
              ? 'Only a dropdown can have follow-ups. To change the answer type, delete the follow-ups first.'
              : undefined
          }
        />
        <Required>
          <span aria-hidden="true">Required</span>
          <Switch {...required} checked={isRequired} label="Founders must answer" />
        </Required>
      </FormGrid>
      {values.type === 'dropdown' && <OptionsField />}
    </>
  );
}

const Required = styled.div`
  display: grid;
  align-content: start;
  gap: 0.4rem;

  & > span {
    font-size: var(--text-sm);
    font-weight: 540;
  }

  & > div {
    flex-direction: row-reverse;
    justify-content: flex-end;
    gap: var(--s3);
    min-height: 2.75rem;
  }

  & label {
    font-weight: 400;
  }
`;
