import { Banner, Button, EmptyState, Table, Tag } from '@northlight/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { columnsOf } from '../columns.tsx';
import { DeckView } from '../DeckView.tsx';
import { SAMPLE_SUBMISSION } from './sample-submission.ts';

const MARK = <Tag tone="accent">Sample</Tag>;

/** What an investor sees who has not received a deck yet: a sample submission, to read only. */
export function SampleSubmission() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EmptyState title="No pitch decks yet">
        The decks that founders send you will appear here. Open the sample to see what a submission contains.
      </EmptyState>
      <Table
        caption="Sample submission"
        columns={columnsOf({ onOpen: () => setOpen(true), mark: MARK })}
        rows={[SAMPLE_SUBMISSION]}
        rowKey={({ id }) => id}
      />
      {isOpen && (
        <DeckView
          deck={SAMPLE_SUBMISSION}
          onClose={() => setOpen(false)}
          mark={MARK}
          notice={
            <Notice title="This is a sample">
              The company, its answers and the investor’s criteria are made up. In a real submission, you can read the
              deck, add a private note, reject it with or without a reason, and contact the founder.
            </Notice>
          }
          footer={<Button onClick={() => setOpen(false)}>Close</Button>}
        />
      )}
    </>
  );
}

const Notice = styled(Banner)`
  margin-block-end: var(--s4);
`;
