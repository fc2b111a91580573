import type { Suggestion as SuggestionData } from '@northlight/shared-api';
import { ANSWER_FILE_MAX_MB, ANSWER_TEXT_MAX, LINKEDIN_QUESTION } from '@northlight/shared-api/rules';
import { Segmented, Select, TextArea, TextField } from '@northlight/shared-ui';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AnswerValue, AskedQuestion } from './answers.ts';
import { FileAnswer } from './FileAnswer.tsx';
import { Suggestion } from './Suggestion.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/** Maximum number of short options to show side by side instead of in a list. */
const FEW = 3;
const SHORT = 14;

interface AnswerFieldProps {
  question: AskedQuestion;
  value: AnswerValue;
  error?: readonly string[];
  /** An earlier answer that the user can reuse. */
  suggestion?: SuggestionData | undefined;
  /** Stable across renders, so that a key press re-renders only the question being answered. */
  handlers: AnswerHandlers;
}

/** Callbacks of an answer, called with the id of its question. */
export interface AnswerHandlers {
  onText: (id: string, text: string) => void;
  onFile: (id: string, file: File) => void;
  onRemoveFile: (id: string) => void;
  onCancelFile: (id: string) => void;
}

const NO_ERROR: readonly string[] = [];

/** The input for a question, by its type. */
export const AnswerField = memo(function AnswerField(props: AnswerFieldProps) {
  const { question, value, error = NO_ERROR, suggestion, handlers } = props;
  const { id } = question;
  const onText = (text: string) => handlers.onText(id, text);
  const { type, required } = question;
  const focus = useKeptFocus<HTMLDivElement>('textarea, input:not([type="file"])');
  const label = <Words>{question.question}</Words>;
  const words = type === 'text' || type === 'both';
  const hasFile = type === 'file' || type === 'both';
  const isFileMissing = hasFile && value.file?.status !== 'stored';
  return (
    <Root {...focus}>
      {type === 'dropdown' && <Choice {...props} label={label} onText={onText} />}
      {hasFile && (
        <FileAnswer
          {...{ question, value, label, error }}
          rule={`Any type, up to ${ANSWER_FILE_MAX_MB} MB`}
          onFile={(file) => handlers.onFile(id, file)}
          onRemoveFile={() => handlers.onRemoveFile(id)}
          onCancelFile={() => handlers.onCancelFile(id)}
        />
      )}
      {words &&
        (question.id === LINKEDIN_QUESTION.id ? (
          <TextField
            label={label}
            optional={!required}
            value={value.text}
            maxLength={ANSWER_TEXT_MAX}
            error={error}
            inputMode="url"
            autoComplete="off"
            onChange={(event) => onText(event.target.value)}
          />
        ) : (
          <TextArea
            label={hasFile ? <InWords question={question.question} /> : label}
            optional={!required}
            value={value.text}
            maxLength={ANSWER_TEXT_MAX}
            error={isFileMissing && value.text.trim() !== '' ? NO_ERROR : error}
            aria-required={required || undefined}
            onChange={(event) => onText(event.target.value)}
          />
        ))}
      {suggestion && type !== 'dropdown' && value.text.trim() === '' && (
        <Suggestion suggestion={suggestion} question={question.question} onUse={onText} />
      )}
    </Root>
  );
});

const InWords = ({ question }: { question: string }) => (
  <>
    Your answer in words <span className="sr-only">to {question}</span>
  </>
);

interface ChoiceProps extends AnswerFieldProps {
  label: ReactNode;
  onText: (text: string) => void;
}

function Choice({ question, value, error = NO_ERROR, onText, label }: ChoiceProps) {
  const { options, required } = question;
  const choices = options.map((option) => ({ value: option, label: option }));
  const isShort = options.length <= FEW && options.every((option) => option.length <= SHORT);
  if (isShort && required) {
    return <Segmented legend={label} options={choices} value={value.text} error={error} onChange={onText} />;
  }
  return (
    <Select
      label={label}
      optional={!required}
      placeholder="Choose an answer"
      options={choices}
      value={value.text}
      error={error}
      aria-required={required || undefined}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

export const Words = styled.span`
  color: var(--ink);
  font-size: var(--text-lg);
  font-weight: 520;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
