import { fileSize } from '@northlight/shared-api';
import { Button, FileDrop, IconButton } from '@northlight/shared-ui';
import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AnswerValue, AskedQuestion } from './answers.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface FileAnswerProps {
  question: AskedQuestion;
  value: AnswerValue;
  label: ReactNode;
  rule: string;
  error?: readonly string[];
  onFile: (file: File) => void;
  onRemoveFile: () => void;
  onCancelFile: () => void;
}

/** A file answer: choose, uploading, stored, or failed with a retry. */
export function FileAnswer(props: FileAnswerProps) {
  const { question, value, label, rule, error = [], onFile, onRemoveFile, onCancelFile } = props;
  const { file } = value;
  const focus = useKeptFocus<HTMLFieldSetElement>('a, button, input');
  const [message] = error;
  const problem = file?.status === 'failed' ? file.problem : message ? { title: message } : null;
  return (
    <Root {...focus}>
      <legend>
        {label}
        {!question.required && <Optional> optional</Optional>}
      </legend>
      {file?.status === 'stored' ? (
        <Stored>
          <FileText aria-hidden="true" />
          <span>
            {file.url ? <a href={file.url}>{file.name}</a> : <b>{file.name}</b>}
            <small>{fileSize(file.size)}</small>
          </span>
          <IconButton size="sm" label={`Remove ${file.name}`} onClick={onRemoveFile}>
            <X />
          </IconButton>
        </Stored>
      ) : (
        <FileDrop
          label="Choose a file"
          rule={rule}
          file={file?.status === 'sending' ? file.file : null}
          progress={file?.status === 'sending' ? file.progress : null}
          problem={problem}
          onSelect={onFile}
          onCancel={onCancelFile}
        />
      )}
      {file?.status === 'failed' && (
        <Again>
          <Button size="sm" onClick={() => onFile(file.file)}>
            Send {file.file.name} again
          </Button>
        </Again>
      )}
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  min-width: 0;

  & > legend {
    margin-bottom: var(--s2);
  }
`;

const Optional = styled.span`
  color: var(--muted);
  font-size: var(--text-sm);
`;

const Stored = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s3);
  padding: 0.65rem 0.8rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-md);

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }

  & > span {
    display: grid;
    justify-items: start;
    gap: 0.1rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & a {
    color: var(--accent);
    font-weight: 560;
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
`;

const Again = styled.div`
  & > button {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
