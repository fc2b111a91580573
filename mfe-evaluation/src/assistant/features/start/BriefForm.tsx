import { type Brief, useUnsavedChanges } from '@northlight/shared-api';
import { ASSISTANT_LIMITS, BRIEF_PARTS, DECK_LIMITS } from '@northlight/shared-api/rules';
import { Form, FormGrid, FormSelect, FormTextArea, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BriefPictures } from './BriefPictures.tsx';
import {
  type BriefValues,
  briefSchema,
  EMPTY_BRIEF,
  PART_WORDS,
  SECTOR_OPTIONS,
  STAGE_OPTIONS,
  toBrief,
} from './brief.ts';

interface BriefFormProps {
  /** A deck is being generated from the brief. */
  isBusy: boolean;
  onGenerate: (brief: Brief) => void;
}

/** The form for the facts from which a deck is generated. Only the company name is required. */
export function BriefForm({ isBusy, onGenerate }: BriefFormProps) {
  return (
    <Form<BriefValues>
      label="Brief"
      initialValues={EMPTY_BRIEF}
      schema={briefSchema}
      onSubmit={(values) => onGenerate(toBrief(values))}
    >
      {({ dirty }) => <BriefFields isUnsaved={dirty && !isBusy} />}
    </Form>
  );
}

function BriefFields({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedChanges(isUnsaved);
  const [isUploading, setUploading] = useState(false);
  return (
    <FormGrid>
      <div data-wide="">
        <FormTextField name="company" label="Company" maxLength={DECK_LIMITS.company} autoComplete="organization" />
      </div>
      <FormSelect name="sector" label="Industry" optional placeholder="Choose one" options={SECTOR_OPTIONS} />
      <FormSelect name="stage" label="Stage" optional placeholder="Choose one" options={STAGE_OPTIONS} />
      {BRIEF_PARTS.map((part) => (
        <Part key={part} data-wide="">
          <FormTextArea
            name={part}
            label={PART_WORDS[part].label}
            hint={PART_WORDS[part].hint}
            optional
            maxLength={ASSISTANT_LIMITS.brief}
          />
        </Part>
      ))}
      <div data-wide="">
        <BriefPictures onUploading={setUploading} />
      </div>
      <div data-wide="">
        <SubmitButton disabled={isUploading}>Generate deck</SubmitButton>
      </div>
    </FormGrid>
  );
}

const Part = styled.div`
  & textarea {
    min-height: 4.5rem;
  }
`;
