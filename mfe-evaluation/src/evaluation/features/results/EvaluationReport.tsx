import { type Evaluation, type SlidesOf, useSlidesOf } from '@northlight/shared-api';
import { Page, PageHeader, Section, Stack } from '@northlight/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PinnedSlides } from '../pins/PinnedSlides.tsx';
import { Categories } from './Categories.tsx';
import { Disagreements } from './Disagreements.tsx';
import { InShort } from './InShort.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Notices } from './Notices.tsx';
import { PrintButton } from './PrintButton.tsx';
import { ReportLead } from './ReportLead.tsx';
import { BANDS_IN_WORDS, engineInWords } from './rubric.ts';
import { Verdict } from './Verdict.tsx';

const ORDER =
  'Ordered by what holds the deck back most. The bar shows where the category stands, and where this step could take it.';

const DISAGREE = 'Sentences that cannot all hold, and sums that do not come out. Investors check these first.';

interface EvaluationReportProps {
  evaluation: Evaluation;
  /** The access by which the slides are loaded. */
  slidesOf: SlidesOf;
  /** The back link above the title. */
  back?: ReactNode;
  /** Actions besides printing. */
  actions: ReactNode;
  /** Content between the header and the verdict; not printed. */
  children?: ReactNode;
  /** Further sections, before the summary; not printed. */
  more?: ReactNode;
}

/** The complete report of an evaluation, for screen and print. */
export function EvaluationReport({ evaluation, slidesOf, back, actions, children, more }: EvaluationReportProps) {
  const slides = useSlidesOf(slidesOf, evaluation.has_slides);
  const { discrepancies, next_steps, scores } = evaluation;
  return (
    <PinnedSlides evaluation={evaluation} slides={slides}>
      {(strip) => (
        <Report>
          <PageHeader
            title={evaluation.name}
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
          <Section strong title="Next steps" note={next_steps.length > 0 && ORDER}>
            <NextSteps steps={next_steps} />
          </Section>
          {discrepancies.length > 0 && (
            <Section title="What does not agree" note={DISAGREE}>
              <Disagreements discrepancies={discrepancies} />
            </Section>
          )}
          {strip}
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
            <Categories scores={scores} />
          </Section>
          {more && <div className="no-print">{more}</div>}
          <Section title="In short">
            <InShort evaluation={evaluation} />
          </Section>
        </Report>
      )}
    </PinnedSlides>
  );
}

const Report = styled.div`
  @media print {
    color-scheme: light;
    color: var(--ink);
    font-size: 0.6875rem;
    line-height: 1.32;

    & > header {
      padding-block: 0 var(--s2);
    }

    & > header h1 {
      font-size: 1.5rem;
    }

    & > section {
      padding-block: var(--s2);
    }

    & > section h2 {
      font-size: 1.0625rem;
    }

    & > section > div {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s2);
    }

    & > section > div > div:first-child {
      position: static;
    }

    & > section > div > div:first-child > div {
      display: none;
    }

    & > section > div > div > div {
      max-width: none;
    }
  }
`;
