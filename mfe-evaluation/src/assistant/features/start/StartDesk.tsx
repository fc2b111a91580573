import { type GenerateSource, useSavedDecks } from '@northlight/shared-api';
import { PageHeader, Section } from '@northlight/shared-ui';
import { useState } from 'react';
import { Generating } from '../generate/Generating.tsx';
import { BriefForm } from './BriefForm.tsx';
import { PickDeck } from './PickDeck.tsx';
import { PickEvaluation } from './PickEvaluation.tsx';
import { UploadDeck } from './UploadDeck.tsx';

const FIRST = { page: 1, size: 6 };

/** Ways to start: a saved deck, a file, an evaluation, a brief. */
export function StartDesk() {
  const [source, setSource] = useState<GenerateSource | null>(null);
  const saved = useSavedDecks(FIRST.page, FIRST.size);
  return (
    <>
      <PageHeader title="Assistant">
        The assistant reads your deck slide by slide, answers questions about it, and drafts decks that you can edit and
        export.
      </PageHeader>
      <PickDeck saved={saved} />
      <Section
        title="From a PDF or PowerPoint"
        note="We evaluate a PDF first, and the assistant builds on the result. A PowerPoint file opens as a deck that you can edit."
      >
        <UploadDeck />
      </Section>
      <PickEvaluation />
      <Section
        title="From a brief"
        note="Write what you know; six sentences are enough. The deck uses only what you write and comes with a list of what to add."
      >
        <BriefForm isBusy={source !== null} onGenerate={(brief) => setSource({ brief })} />
      </Section>
      {source && <Generating source={source} onClose={() => setSource(null)} />}
    </>
  );
}
