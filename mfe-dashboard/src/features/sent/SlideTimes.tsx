import { type DeckViews, durationOf, momentOf, timesOf } from '@northlight/shared-api';
import { styled } from 'styled-components';

interface SlideTimesProps {
  views: DeckViews;
  /** The investor opened the deck, in the viewer or as a file. Only the viewer measures times. */
  isOpened: boolean;
}

/** How often a deck was read in the viewer, and a bar chart of the viewing time per slide. */
export function SlideTimes({ views: { count, last_at, slides }, isOpened }: SlideTimesProps) {
  if (count === 0) {
    return (
      <p>
        {isOpened
          ? 'The investor opened this deck but has not read it in the viewer, so there are no slide times.'
          : 'The investor has not opened this deck yet.'}
      </p>
    );
  }
  const longest = Math.max(...slides.map(({ median_seconds }) => median_seconds), 1);
  return (
    <Root>
      <p>
        Read in the viewer {timesOf(count)}
        {last_at && `, last on ${momentOf(last_at)}`}. Median time per slide:
      </p>
      <ol>
        {slides.map(({ slide, median_seconds }) => (
          <li key={slide}>
            <span>Slide {slide}</span>
            <i aria-hidden="true" style={{ width: `${(median_seconds / longest) * 100}%` }} />
            <span>{durationOf(median_seconds)}</span>
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s3);

  & > p {
    margin: 0;
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & > ol {
    display: grid;
    gap: var(--s1);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) 5rem;
    align-items: center;
    gap: var(--s2);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }

  & li > :last-child {
    text-align: end;
  }

  & i {
    min-width: 2px;
    height: 0.625rem;
    border: 1px solid transparent;
    border-radius: var(--radius-sm);
    background: var(--accent);
  }
`;
