import type { DeckSlide } from '@northlight/shared-api';
import { Button, Link, Quote, Row, VisuallyHidden } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { PinSign } from '../../../shared/PinSign.tsx';
import { anchorOf } from '../results/sections.ts';
import type { Finding } from './pins.ts';
import { useArrowKeys } from './useArrowKeys.ts';

interface SlideDialogProps {
  slides: readonly DeckSlide[];
  findings: readonly Finding[];
  notes: ReadonlyMap<number, string>;
  /** The slide shown, and the sentence highlighted on it. */
  at: { slide: number; quote?: string | undefined };
  onMove: (slide: number, quote?: string) => void;
  onClose: () => void;
}

const percent = (part: number) => `${part * 100}%`;

/** An enlarged slide with its evidence highlighted. */
export function SlideDialog({ slides, findings, notes, at, onMove, onClose }: SlideDialogProps) {
  const chosen = useRef<string>(null);
  const place = slides.findIndex(({ number }) => number === at.slide);
  const [before, slide, after] = [slides[place - 1], slides[place], slides[place + 1]];
  useArrowKeys(
    () => before && onMove(before.number),
    () => after && onMove(after.number),
  );
  if (!slide) return null;
  const handleCategory = (name: string) => {
    chosen.current = anchorOf(name);
    onClose();
  };
  const here = findings.filter((finding) => finding.slide === slide.number);
  const marked = at.quote === undefined ? here : here.filter(({ quote }) => quote === at.quote);
  const note = notes.get(slide.number);
  return (
    <Dialog
      open
      size="lg"
      finalFocus={() => (chosen.current ? document.querySelector(`#${chosen.current} summary`) : null)}
      onOpenChange={(open) => !open && onClose()}
      title={`Slide ${slide.number}`}
      description={slide.title ?? undefined}
      footer={
        <Row gap="s3">
          {/* Not disabled: a keyboard user would lose the focus on the first slide. */}
          <Button aria-disabled={!before} onClick={() => before && onMove(before.number)}>
            Previous slide
          </Button>
          <Button aria-disabled={!after} onClick={() => after && onMove(after.number)}>
            Next slide
          </Button>
        </Row>
      }
    >
      <VisuallyHidden role="status">
        Slide {slide.number} of {slides.length}
        {slide.title && `: ${slide.title}`}
      </VisuallyHidden>
      <Body>
        {slide.width > 0 ? (
          <Sheet>
            <img
              src={slide.image_url}
              alt={slide.text || `Slide ${slide.number}`}
              width={slide.width}
              height={slide.height}
            />
            {marked.map(
              ({ id, box, band }) =>
                box && (
                  <Mark
                    key={id}
                    data-band={band}
                    data-testid="mark"
                    style={{
                      left: percent(box.x),
                      top: percent(box.y),
                      width: percent(box.width),
                      height: percent(box.height),
                    }}
                  />
                ),
            )}
          </Sheet>
        ) : (
          <p>This slide couldn’t be shown.</p>
        )}
        {note && <Note>{note}</Note>}
        {here.length === 0 ? (
          <None>
            {note ? 'Nothing on this slide was scored.' : 'We found nothing on this slide that earns points.'}
          </None>
        ) : (
          <Findings>
            {here.map((finding) => (
              <li key={finding.id}>
                <PinSign data-band={finding.band} aria-hidden="true">
                  {finding.category ?? '!'}
                </PinSign>
                <div>
                  <button
                    type="button"
                    aria-pressed={finding.quote === at.quote}
                    onClick={() => onMove(slide.number, finding.quote === at.quote ? undefined : finding.quote)}
                  >
                    <Quote>{finding.quote}</Quote>
                  </button>
                  <p>
                    {finding.category === null ? (
                      <b>{finding.name}</b>
                    ) : (
                      <Link to={`#${anchorOf(finding.name)}`} onClick={() => handleCategory(finding.name)}>
                        {finding.name}
                      </Link>
                    )}{' '}
                    {finding.says}
                    {finding.recognised && ' (read from an image)'}
                  </p>
                </div>
              </li>
            ))}
          </Findings>
        )}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: var(--s4);
`;

const Sheet = styled.div`
  position: relative;

  & > img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-sm);
    background: var(--sunken);
  }
`;

const Mark = styled.span`
  position: absolute;
  margin: -0.3rem -0.4rem;
  padding: 0.3rem 0.4rem;
  border: 2px solid var(--muted);
  border-radius: var(--radius-sm);
  box-sizing: content-box;
  pointer-events: none;

  @media (max-width: 767px) {
    margin: -0.1rem -0.2rem;
    padding: 0.1rem 0.2rem;
    border-width: 1px;
  }

  &[data-band='high'] {
    border-color: var(--positive);
  }

  &[data-band='mid'] {
    border-color: var(--caution);
  }

  &[data-band='low'] {
    border-color: var(--negative);
  }
`;

const Note = styled.p`
  color: var(--caution);
`;

const None = styled.p`
  color: var(--muted);
`;

const Findings = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s3);
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
  }

  & button {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
    text-align: start;
  }

  & button:hover q,
  & button[aria-pressed='true'] q {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & p {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & p > b {
    color: var(--ink-soft);
    font-weight: 560;
  }
`;
