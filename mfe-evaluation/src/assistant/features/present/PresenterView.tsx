import type { Page } from '@northlight/shared-api/deck-layout';
import { Button } from '@northlight/shared-ui';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import type { ImageUrls } from '../canvas/image-urls.ts';
import { aspectOf, SlideView } from '../canvas/SlideView.tsx';
import { Stage } from './Stage.tsx';
import type { Step } from './show.ts';
import { clockOf } from './timer.ts';
import type { RunningTimer } from './useTimer.ts';

interface PresenterViewProps {
  page: Page | undefined;
  /** The page after it; none at the end. */
  next: Page | undefined;
  images: ImageUrls;
  timer: RunningTimer;
  onStep: (step: Step) => void;
}

/** The slide with what only the presenter needs: notes, the next slide and the time. */
export function PresenterView({ page, next, images, timer, onStep }: PresenterViewProps) {
  const notes = page?.notes.trim() ?? '';
  return (
    <Root>
      <Now style={page && aspectOf(page)}>
        <Stage page={page} images={images} onStep={onStep} />
      </Now>
      <Time role="group" aria-label="Timer">
        <span role="timer" aria-label="Elapsed time">
          {clockOf(timer.elapsed)}
        </span>
        <Button
          size="sm"
          icon={timer.isRunning ? <Pause /> : <Play />}
          onClick={timer.isRunning ? timer.pause : timer.start}
        >
          {timer.isRunning ? 'Pause' : 'Start'}
        </Button>
        <Button size="sm" icon={<RotateCcw />} onClick={timer.reset}>
          Reset
        </Button>
      </Time>
      <Next aria-label="Next slide">
        <h2>Next</h2>
        {next ? (
          <SlideView page={next} images={images} label={`Next: ${next.title.trim() || 'Untitled slide'}`} />
        ) : (
          <p>This is the last slide.</p>
        )}
      </Next>
      <Notes key={page?.slideId} aria-label="Speaker notes" tabIndex={0} data-scrolls="">
        <h2>Notes</h2>
        <p data-empty={notes === '' || undefined}>{notes || 'No notes on this slide.'}</p>
      </Notes>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 2fr) minmax(18rem, 1fr);
  grid-template-areas: 'now time' 'now next' 'now notes';
  gap: var(--s4);
  min-height: 0;
  padding: var(--s4) var(--s4) 0;

  & h2 {
    color: var(--muted);
    font: 600 var(--text-sm) / 1.3 var(--sans);
  }

  @media (max-width: 1023px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 2fr) minmax(0, 1fr);
    grid-template-areas: 'now next' 'notes time';
  }

  @media (max-width: 767px) {
    grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
    grid-template-areas: 'now now' 'next time' 'notes notes';
    gap: var(--s3);
    padding: var(--s3) var(--s3) 0;
  }

  /* A phone on its side. */
  @media (max-height: 519px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 8fr) minmax(0, 5fr) minmax(0, 7fr);
    grid-template-areas: 'now next notes' 'now time notes';
  }
`;

const Now = styled.div`
  display: grid;
  grid-area: now;
  --stage-place: start;
  min-width: 0;
  min-height: 0;

  @media (max-width: 1023px) {
    aspect-ratio: var(--aspect, 16 / 9);
  }

  @media (max-height: 519px) {
    aspect-ratio: auto;
  }
`;

const Time = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: time;
  align-content: start;
  align-items: center;
  gap: var(--s2);

  & > span {
    min-width: 7.5rem;
    font: 500 2.25rem / 1.1 var(--sans);
    font-variant-numeric: tabular-nums;
  }
`;

const Next = styled.section`
  display: grid;
  grid-area: next;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s2);
`;

const Notes = styled.section`
  grid-area: notes;
  min-height: 0;
  overflow-y: auto;

  & > p {
    margin-top: var(--s2);
    font-size: var(--text-xl);
    line-height: var(--leading-text);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & > [data-empty] {
    color: var(--muted);
    font-size: var(--text-md);
  }
`;
