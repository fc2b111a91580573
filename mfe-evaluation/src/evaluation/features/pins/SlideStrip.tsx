import type { DeckSlide } from '@northlight/shared-api';
import { Page, VisuallyHidden } from '@northlight/shared-ui';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { PinSign } from '../../../shared/PinSign.tsx';
import { type Finding, pinsOn } from './pins.ts';
import { useOpenSlide } from './slide-viewing.ts';

interface SlideStripProps {
  slides: readonly DeckSlide[];
  findings: readonly Finding[];
  /** Notes on slides that could not be read, by slide number. */
  notes: ReadonlyMap<number, string>;
}

const LEGEND = [
  ['high', 'strong'],
  ['mid', 'adequate'],
  ['low', 'weak'],
] as const;

/** The index that an arrow key leads to; null for other keys. */
function placeAfter(key: string, from: number, count: number): number | null {
  const places: Record<string, number> = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 };
  const to = places[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}

/**
 * All slides in a row, with their findings pinned to the left edge. The strip is one tab stop; arrow keys move within
 * it.
 */
export function SlideStrip({ slides, findings, notes }: SlideStripProps) {
  const open = useOpenSlide();
  const [current, setCurrent] = useState(0);
  const handleKey = (event: KeyboardEvent<HTMLOListElement>) => {
    const to = placeAfter(event.key, current, slides.length);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  return (
    <Root id="slides" className="no-print" aria-labelledby="slides-title">
      <Head>
        <h2 id="slides-title">Slides</h2>
        <Legend aria-hidden="true">
          {LEGEND.map(([band, word]) => (
            <span key={band}>
              <Dot data-band={band} />
              {word}
            </span>
          ))}
          <span>Numbers refer to the categories below; ! marks an inconsistency with another slide</span>
        </Legend>
      </Head>
      <Strip role="region" aria-label="Slides and findings">
        <ol onKeyDown={handleKey}>
          {slides.map((slide, place) => {
            const pins = pinsOn(slide.number, findings);
            const note = notes.get(slide.number);
            return (
              <li key={slide.number}>
                <button
                  type="button"
                  tabIndex={place === current ? 0 : -1}
                  onFocus={() => setCurrent(place)}
                  onClick={() => open?.(slide.number)}
                >
                  <Sheet>
                    {slide.width > 0 ? (
                      <img src={slide.thumbnail_url} alt="" width={slide.width} height={slide.height} loading="lazy" />
                    ) : (
                      <Blank style={{ aspectRatio: '16 / 9' }}>This slide couldn’t be shown.</Blank>
                    )}
                    {pins.map(({ sign, band, y }) => (
                      <Pinned key={sign} data-band={band} aria-hidden="true" style={{ top: `${y * 100}%` }}>
                        {sign}
                      </Pinned>
                    ))}
                  </Sheet>
                  <Caption>
                    <b>{slide.number}</b>
                    <span>{slide.title ?? 'Untitled'}</span>
                    <VisuallyHidden>
                      {pins.length === 0 ? ', nothing found on it' : `, ${pins.map(({ name }) => name).join(', ')}`}
                    </VisuallyHidden>
                  </Caption>
                  {note && <Note>{note}</Note>}
                </button>
              </li>
            );
          })}
        </ol>
      </Strip>
    </Root>
  );
}

const Root = styled.section`
  padding-block: var(--s6) var(--s5);
  border-top: 1px solid var(--line);
`;

const Head = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s6);
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: var(--s4);

  & > h2 {
    font-size: var(--title-md);
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  color: var(--muted);
  font-size: var(--text-sm);

  & > span {
    display: inline-flex;
    gap: var(--s2);
    align-items: center;
  }
`;

const Dot = styled(PinSign)`
  width: 0.75rem;
  height: 0.75rem;
`;

const Strip = styled.div`
  position: relative;
  overflow-x: auto;
  padding: var(--s2) max(var(--gutter), (100% - var(--page)) / 2 + var(--gutter)) var(--s4);
  scroll-padding-inline: max(var(--gutter), (100% - var(--page)) / 2);
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;

  & > ol {
    display: flex;
    gap: var(--s5);
    width: max-content;
  }

  & li {
    width: 14.5rem;
    scroll-snap-align: start;
  }

  & li > button {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
    font: inherit;
    text-align: start;
  }

  @media (max-width: 767px) {
    & li {
      width: 72vw;
    }
  }
`;

const Sheet = styled.span`
  position: relative;
  display: block;

  & > img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-sm);
    background: var(--surface);
  }

  button:hover > & > img {
    border-color: var(--line-strong);
  }
`;

const Blank = styled.span`
  display: grid;
  place-items: center;
  padding: var(--s4);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-sm);
  color: var(--muted);
  font-size: var(--text-sm);
`;

const Pinned = styled(PinSign)`
  position: absolute;
  left: 0;
  translate: -50% -50%;
  box-shadow: 0 0 0 2px var(--surface);
`;

const Caption = styled.span`
  display: flex;
  gap: var(--s2);
  align-items: baseline;
  margin-top: var(--s3);
  color: var(--muted);
  font-size: var(--text-sm);

  & > b {
    color: var(--ink);
    font-variant-numeric: tabular-nums lining-nums;
  }

  & > span:not(:last-child) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Note = styled.span`
  display: block;
  color: var(--caution);
  font-size: var(--text-sm);
`;
