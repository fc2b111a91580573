import type { AnswerBlock, SlideChange } from '@northlight/shared-api';
import { type DeckIcons, type DeckLook, type ImageSizes, layoutSlide } from '@northlight/shared-api/deck-layout';
import { Button } from '@northlight/shared-ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ImageUrls } from '../canvas/image-urls.ts';
import { SlideView } from '../canvas/SlideView.tsx';
import { nameOf, type Slide } from '../slides/slide.ts';
import type { ChangeOutcome } from './ChangeButton.tsx';

type Draft = Extract<AnswerBlock, { type: 'draft' }>;

/** The look of draft slides, and their actions. */
export interface DraftActions {
  look: DeckLook & { footer: string; images: ImageSizes; icons?: DeckIcons | undefined; urls: ImageUrls };
  /** Replaces a slide, counted from 1. */
  onReplace?: (number: number, draft: Slide) => void;
  /** Inserts it after a slide, counted from 1. */
  onInsert?: (number: number, draft: Slide) => void;
  /** Changes a slide as an answer offers. */
  onChange?: (change: SlideChange) => ChangeOutcome;
}

interface DraftCardProps {
  draft: Draft;
  slideCount: number;
  actions: DraftActions;
}

const ORIGINS = {
  deck: 'from the deck',
  person: 'from you; not yet backed by the deck',
  missing: 'to be added by you',
} as const;

/** A preview of a draft slide, with the sources of its facts. */
export function DraftCard({ draft, slideCount, actions: { look, onReplace, onInsert } }: DraftCardProps) {
  const { slide, replaces, after, facts } = draft;
  const pages = useMemo(() => layoutSlide(slide, { ...look, number: 1 }), [slide, look]);
  const target = replaces !== null && replaces >= 1 && replaces <= slideCount ? replaces : null;
  const anchor = Math.min(after ?? target ?? slideCount, slideCount);
  return (
    <Root aria-label={`Draft: ${nameOf(slide)}`}>
      {pages.map((page) => (
        <SlideView key={page.part} page={page} images={look.urls} label={`Draft: ${nameOf(slide)}`} />
      ))}
      {facts.length > 0 && (
        <ul>
          {facts.map(({ text, origin, slide: source }) => (
            <li key={`${origin}-${text}`}>
              {text} <span>{origin === 'deck' && source !== null ? `from slide ${source}` : ORIGINS[origin]}</span>
            </li>
          ))}
        </ul>
      )}
      {(onReplace || onInsert) && (
        <footer>
          {onReplace && target !== null && (
            <Button size="sm" variant="primary" onClick={() => onReplace(target, slide)}>
              Replace slide {target}
            </Button>
          )}
          {onInsert && (
            <Button size="sm" onClick={() => onInsert(anchor, slide)}>
              {target !== null && anchor === target ? 'Add after this slide' : `Add after slide ${anchor}`}
            </Button>
          )}
        </footer>
      )}
    </Root>
  );
}

const Root = styled.article`
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--paper);
  overflow: hidden;

  & > ul {
    display: grid;
    gap: var(--s1);
    padding: var(--s3);
    font-size: var(--text-sm);
  }

  & > ul span {
    color: var(--muted);
  }

  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    padding: var(--s3);
    border-top: 1px solid var(--line);
  }

  @media (max-width: 767px) {
    & > footer > button {
      flex: 1;
    }
  }
`;
