import type { Question } from '@northlight/shared-api';
import { fileSize } from '@northlight/shared-api';
import { Button, FileDrop, type FileProblem, RadioGroup } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { questionsInWords } from '../questions/wording.ts';
import { QUESTION_FILE_MAX_BYTES, QuestionFileError, readQuestionFile } from './question-file.ts';

const TOO_LARGE: FileProblem = {
  title: 'File too large',
  description: `Maximum size is ${fileSize(QUESTION_FILE_MAX_BYTES)}`,
};
const UNREADABLE: FileProblem = { title: 'This file couldn’t be read' };

type Place = 'after' | 'instead';

interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Number of existing questions. */
  count: number;
  /** Adds the questions; returns false if they do not fit. */
  onImport: (questions: Question[], place: Place) => boolean;
}

interface Chosen {
  file: File;
  questions: Question[];
  problem: FileProblem | null;
}

async function read(file: File): Promise<Chosen> {
  if (file.size > QUESTION_FILE_MAX_BYTES) return { file, questions: [], problem: TOO_LARGE };
  try {
    return { file, questions: readQuestionFile(await file.text()), problem: null };
  } catch (error) {
    if (!(error instanceof QuestionFileError)) return { file, questions: [], problem: UNREADABLE };
    return { file, questions: [], problem: { title: error.message, description: error.problems.join('. ') } };
  }
}

/** Imports questions from a file: after the existing ones or instead of them. Nothing is saved yet. */
export function ImportDialog({ open, onOpenChange, count, onImport }: ImportDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [place, setPlace] = useState<Place>('after');
  const questions = chosen?.questions ?? [];
  const close = () => {
    setChosen(null);
    onOpenChange(false);
  };
  const handleImport = () => {
    if (onImport(questions, count === 0 ? 'instead' : place)) close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Import questions"
      description="Choose a file that was exported here. You can undo the import, and nothing is saved until you save your questions."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" disabled={questions.length === 0} onClick={handleImport}>
            {questions.length === 0 ? 'Import' : `Import ${questionsInWords(questions.length)}`}
          </Button>
        </>
      }
    >
      <Root>
        <FileDrop
          label="Choose a JSON file"
          rule={`Up to ${fileSize(QUESTION_FILE_MAX_BYTES)}`}
          accept=".json,application/json"
          file={chosen?.problem ? null : (chosen?.file ?? null)}
          detail={questionsInWords(questions.length)}
          problem={chosen?.problem ?? null}
          onSelect={(file) => void read(file).then(setChosen)}
          onRemove={() => setChosen(null)}
        />
        {questions.length > 0 && count > 0 && (
          <RadioGroup
            legend={`You have ${questionsInWords(count)} already`}
            value={place}
            onChange={setPlace}
            options={[
              { value: 'after', label: 'Add the new ones after them' },
              { value: 'instead', label: 'Replace them' },
            ]}
          />
        )}
      </Root>
    </Dialog>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s5);
`;
