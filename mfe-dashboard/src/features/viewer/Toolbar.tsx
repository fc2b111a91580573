import { IconButton } from '@northlight/shared-ui';
import { ChevronLeft, ChevronRight, Keyboard, Maximize, Minimize, TextQuote, ZoomIn, ZoomOut } from 'lucide-react';
import { styled } from 'styled-components';
import type { ViewerActions } from './shortcuts.ts';

interface ToolbarProps {
  number: number;
  count: number;
  zoom: number;
  isTextShown: boolean;
  isFullScreen: boolean;
  actions: ViewerActions;
}

/** Buttons for everything that the keyboard shortcuts do. */
export function Toolbar({ number, count, zoom, isTextShown, isFullScreen, actions }: ToolbarProps) {
  return (
    <Root role="toolbar" aria-label="Deck">
      <IconButton label="Previous slide" disabled={number <= 1} onClick={actions.previous}>
        <ChevronLeft />
      </IconButton>
      <output>
        {number} / {count}
      </output>
      <IconButton label="Next slide" disabled={number >= count} onClick={actions.next}>
        <ChevronRight />
      </IconButton>
      <i aria-hidden="true" />
      <IconButton label="Zoom out" disabled={zoom <= 1} onClick={actions.zoomOut}>
        <ZoomOut />
      </IconButton>
      <output>{Math.round(zoom * 100)}%</output>
      <IconButton label="Zoom in" disabled={zoom >= 4} onClick={actions.zoomIn}>
        <ZoomIn />
      </IconButton>
      <i aria-hidden="true" />
      <IconButton label="Slide text" aria-pressed={isTextShown} onClick={actions.text}>
        <TextQuote />
      </IconButton>
      <IconButton label={isFullScreen ? 'Exit full screen' : 'Full screen'} onClick={actions.fullScreen}>
        {isFullScreen ? <Minimize /> : <Maximize />}
      </IconButton>
      <Keys>
        <IconButton label="Keyboard shortcuts" onClick={actions.help}>
          <Keyboard />
        </IconButton>
      </Keys>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1);

  & > output {
    min-width: 3.25rem;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  & > i {
    width: 1px;
    height: 1.5rem;
    margin-inline: var(--s2);
    background: var(--line);
  }

  & [aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }

  @media (max-width: 767px) {
    justify-content: center;
    gap: 0;

    & > i {
      margin-inline: 0;
    }

    & > output {
      min-width: 2.75rem;
    }

    & > output:nth-of-type(2) {
      display: none;
    }
  }
`;

const Keys = styled.span`
  display: contents;

  @media (hover: none) {
    display: none;
  }
`;
