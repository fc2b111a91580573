import { type Benchmarks, type Evaluation, type SlidesOf, useSlidesOf } from '@northlight/shared-api';
import { PageHeader, Section, Stack } from '@northlight/shared-ui';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { PinnedSlides } from '../pins/PinnedSlides.tsx';
import { Categories } from './Categories.tsx';
import { Disagreements } from './Disagreements.tsx';
import { InShort } from './InShort.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Notices } from './Notices.tsx';
import { hasNotices } from './notices.ts';
import { Overview } from './Overview.tsx';
import { PrintButton } from './PrintButton.tsx';
import { ReportLead } from './ReportLead.tsx';
import { BANDS_IN_WORDS, engineInWords } from './rubric.ts';
import { SectionNav } from './SectionNav.tsx';
import { type ReportSection, sectionsOf } from './sections.ts';
import { useHashTarget } from './useHashTarget.ts';

const ORDER =
  'Ordered by what holds the deck back most. The bar shows the category’s score now and what this step could raise it to. In suggested wording, replace each [placeholder] with your own fact.';

const DISAGREE = 'Statements that contradict each other, and sums that don’t add up. Investors check these first.';

interface EvaluationReportProps {
  evaluation: Evaluation;
  /** The access by which the slides are loaded. */
  slidesOf: SlidesOf;
  /** The back link above the title. */
  back?: ReactNode;
  /** A further line below the title. */
  lead?: ReactNode;
  /** Actions besides printing. */
  actions: ReactNode;
  /** False if `actions` let the user print. @default true */
  hasPrintButton?: boolean;
  /** Content between the header and the overview; not printed. */
  children?: ReactNode;
  /** Content between the overview and the other sections; not printed. */
  belowOverview?: ReactNode;
  /** Other decks, whose medians are marked on the scores. Undefined while they load. @default null: no access to them */
  benchmarks?: Benchmarks | null | undefined;
  /** Further sections at the end; not printed. */
  more?: ReactNode;
  /** The sections in `more`, for the navigation. */
  moreSections?: readonly ReportSection[];
}

/** The complete report of an evaluation, for screen and print. */
export function EvaluationReport(props: EvaluationReportProps) {
  const { evaluation, slidesOf, back, lead, actions, hasPrintButton = true } = props;
  const { children, belowOverview, more, moreSections } = props;
  const benchmarks = 'benchmarks' in props ? props.benchmarks : null;
  const slides = useSlidesOf(slidesOf, evaluation.has_slides);
  const sections = useMemo(() => sectionsOf(evaluation, moreSections), [evaluation, moreSections]);
  useHashTarget();
  const { discrepancies, next_steps, scores } = evaluation;
  return (
    <PinnedSlides evaluation={evaluation} slides={slides}>
      {(strip) => (
        <Report>
          <Head
            title={evaluation.name}
            back={back}
            actions={
              <>
                {hasPrintButton && (
                  <OnWideScreens>
                    <PrintButton />
                  </OnWideScreens>
                )}
                {actions}
              </>
            }
          >
            <ReportLead evaluation={evaluation} />
            {lead && <div className="no-print">{lead}</div>}
          </Head>
          {children && <div className="no-print">{children}</div>}
          <SectionNav sections={sections} />
          <Overview evaluation={evaluation} slides={slides} benchmarks={benchmarks} />
          {belowOverview && <div className="no-print">{belowOverview}</div>}
          <Section strong id="in-short" title="In short">
            <InShort evaluation={evaluation} />
          </Section>
          <Section id="next-steps" title="Next steps" note={next_steps.length > 0 && ORDER}>
            <NextSteps steps={next_steps} />
          </Section>
          {discrepancies.length > 0 && (
            <Section id="disagreements" title="Inconsistencies" note={DISAGREE}>
              <Disagreements discrepancies={discrepancies} />
            </Section>
          )}
          {hasNotices(evaluation) && (
            <Section id="reading" title="How it was read" note="What the scores leave out, and why.">
              <Notices evaluation={evaluation} />
            </Section>
          )}
          {strip}
          <Section
            strong
            id="categories"
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
        </Report>
      )}
    </PinnedSlides>
  );
}

/** On a phone the score comes first, and the browser's own menu prints. */
const OnWideScreens = styled.span`
  display: contents;

  @media (max-width: 767px) {
    display: none;
  }
`;

const Head = styled(PageHeader)`
  gap: var(--s2);
  padding-block: var(--s5);

  @media (max-width: 767px) {
    padding-block: var(--s3);

    & > div {
      gap: var(--s3);
    }

    & h1 {
      font-size: var(--title-md);
    }
  }
`;

const Report = styled.div`
  /* A section's top line meets the navigation when it is jumped to. */
  & section[id] {
    scroll-margin-top: -1.5rem;
  }

  @media print {
    color-scheme: light;
    color: var(--ink);
    font-size: 0.6875rem;
    line-height: 1.27;

    & > header {
      padding-block: 0 var(--s2);
    }

    & > header h1 {
      font-size: 1.5rem;
    }

    & > section {
      padding-block: 0.3rem;
    }

    & > section h2 {
      font-size: 1.0625rem;
    }

    /* A page break inside a grid would move all of it. */
    & > section > div {
      display: block;
    }

    & > section > div > div:first-child {
      position: static;
      margin-bottom: var(--s1);
    }

    & > section > div > div:first-child > div {
      display: none;
    }

    & > section > div > div > div {
      max-width: none;
    }
  }
`;
