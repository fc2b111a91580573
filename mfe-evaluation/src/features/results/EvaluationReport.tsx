import type { Evaluation } from '@northlight/shared-api';
import { Page, PageHeader, Section, Stack } from '@northlight/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Categories } from './Categories.tsx';
import { InShort } from './InShort.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Notices } from './Notices.tsx';
import { PrintButton } from './PrintButton.tsx';
import { ReportLead } from './ReportLead.tsx';
import { BANDS_IN_WORDS, engineInWords } from './rubric.ts';
import { Verdict } from './Verdict.tsx';

const ORDER =
  'Ordered by what holds the deck back most. The bar shows where the category stands, and where this step could take it.';

interface EvaluationReportProps {
  evaluation: Evaluation;
  /** The way back, above the title. */
  back?: ReactNode;
  /** What can be done beside printing. */
  actions: ReactNode;
  /** Stands between the header and the verdict; not printed. */
  children?: ReactNode;
}

/** All that an evaluation says: a page, on screen and on paper. */
export function EvaluationReport({ evaluation, back, actions, children }: EvaluationReportProps) {
  return (
    <Report>
      <PageHeader
        title={evaluation.original_filename}
        back={back}
        actions={
          <>
            <PrintButton />
            {actions}
          </>
        }
      >
        <ReportLead evaluation={evaluation} />
      </PageHeader>
      {children && <div className="no-print">{children}</div>}
      <Page>
        <Notices evaluation={evaluation} />
        <Verdict evaluation={evaluation} />
      </Page>
      <Section strong title="Next steps" note={evaluation.next_steps.length > 0 && ORDER}>
        <NextSteps steps={evaluation.next_steps} />
      </Section>
      <Section
        strong
        title="Eight categories"
        note={
          <Stack gap="s3">
            <p>{BANDS_IN_WORDS}</p>
            <p>{engineInWords(evaluation)}</p>
          </Stack>
        }
      >
        <Categories scores={evaluation.scores} />
      </Section>
      <Section title="In short">
        <InShort evaluation={evaluation} />
      </Section>
    </Report>
  );
}

const Report = styled.div`
  @media print {
    color-scheme: light;
    color: var(--ink);
    font-size: 0.8125rem;
    line-height: 1.4;

    & > header {
      padding-block: 0 var(--s4);
    }

    & > section {
      padding-block: var(--s4) var(--s3);
    }

    & > section h2 {
      font-size: 1.25rem;
    }

    & > section > div {
      gap: var(--s3);
    }

    & > section > div > div > div {
      max-width: none;
    }
  }
`;
