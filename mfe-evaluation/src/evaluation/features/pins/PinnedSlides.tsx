import { type Evaluation, type EvaluationSlidesQuery, messageOf } from '@northlight/shared-api';
import { Banner, Button, Page, Skeleton } from '@northlight/shared-ui';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { allFindings, withOtherMarks } from './pins.ts';
import { SlideStrip } from './SlideStrip.tsx';
import { notesOf } from './slide-notes.ts';
import { SlideViewing } from './slide-viewing.ts';

const SlideDialog = lazy(() => import('./SlideDialog.tsx').then((module) => ({ default: module.SlideDialog })));

interface PinnedSlidesProps {
  evaluation: Evaluation;
  slides: EvaluationSlidesQuery;
  /**
   * The rest of the report, where mentions of slides open them. `strip` is the slide strip, for the report to place.
   */
  children: (strip: ReactNode) => ReactNode;
}

/** Lets a report open the slides it mentions. */
export function PinnedSlides({
  evaluation,
  slides: { data, error, isLoadingError, refetch },
  children,
}: PinnedSlidesProps) {
  const [at, setAt] = useState<{ slide: number; quote?: string | undefined } | null>(null);
  const findings = useMemo(() => allFindings(evaluation), [evaluation]);
  const shown = useMemo(() => withOtherMarks(findings, evaluation), [findings, evaluation]);
  const notes = useMemo(() => notesOf(evaluation), [evaluation]);
  const open = (slide: number, quote?: string) => setAt({ slide, quote });
  const strip = data ? (
    <SlideStrip slides={data.slides} findings={findings} notes={notes} />
  ) : isLoadingError ? (
    <Page id="slides" className="no-print">
      <Banner tone="caution" actions={<Button onClick={() => refetch()}>Try again</Button>}>
        {messageOf(error, 'The slides can’t be shown right now.')}
      </Banner>
    </Page>
  ) : (
    <Waiting />
  );
  return (
    <SlideViewing value={data ? open : null}>
      {children(evaluation.has_slides ? strip : null)}
      {at && data && (
        <Suspense fallback={null}>
          <SlideDialog
            slides={data.slides}
            findings={shown}
            notes={notes}
            at={at}
            onMove={open}
            onClose={() => setAt(null)}
          />
        </Suspense>
      )}
    </SlideViewing>
  );
}

/** Placeholder for the strip while the slides load. */
function Waiting() {
  return (
    <Rows id="slides" className="no-print" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((at) => (
        <Skeleton key={at} width="14.5rem" height="8.2rem" />
      ))}
    </Rows>
  );
}

const Rows = styled(Page)`
  display: flex;
  gap: var(--s5);
  overflow: hidden;
  padding-block: var(--s6);
`;
