import type { Evaluation } from '@northlight/shared-api';
import { Page, Section } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { Categories } from './Categories.tsx';
import { InShort } from './InShort.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Notices } from './Notices.tsx';
import { BANDS_IN_WORDS, engineInWords } from './rubric.ts';
import { Verdict } from './Verdict.tsx';

/** All that an evaluation says, under a page's header. */
export function EvaluationReport({ evaluation }: { evaluation: Evaluation }) {
  return (
    <Report>
      <Page>
        <Notices evaluation={evaluation} />
        <Verdict evaluation={evaluation} />
      </Page>
      <Section
        strong
        title="Next steps"
        note="Ordered by what holds the deck back most. The bar shows where the category stands, and where this step could take it."
      >
        <NextSteps steps={evaluation.next_steps} />
      </Section>
      <Section
        strong
        title="Eight categories"
        note={
          <>
            <p>{BANDS_IN_WORDS}</p>
            <p>{engineInWords(evaluation)}</p>
          </>
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
  & p + p {
    margin-top: var(--s3);
  }

  @media print {
    font-size: 0.8125rem;
    line-height: 1.4;

    & > section {
      padding-block: var(--s4);
    }
  }
`;
