import type { Page } from '@northlight/shared-api/deck-layout';
import { memo, useEffect } from 'react';
import { styled } from 'styled-components';
import { offerDeckFonts } from './deck-fonts.ts';
import type { ImageUrls } from './image-urls.ts';
import { Mark } from './Mark.tsx';

interface SlideViewProps {
  page: Page;
  images: ImageUrls;
  /** Read out instead of what is drawn; without it the slide is decoration. */
  label?: string | undefined;
  /** The text that is being written over at the moment, and so is not drawn. */
  hiddenField?: string | null | undefined;
}

/** A page of a deck, drawn from the very boxes that the export contains. */
export const SlideView = memo(function SlideView({ page, images, label, hiddenField }: SlideViewProps) {
  useEffect(offerDeckFonts, []);
  return (
    <Root
      viewBox="0 0 13.333 7.5"
      data-own-colours=""
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width="13.333" height="7.5" fill={page.background} />
      {page.elements.map((element, index) => (
        <Mark key={index} element={element} images={images} hiddenField={hiddenField ?? null} />
      ))}
    </Root>
  );
});

const Root = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  font-style: normal;
  /* The figures of the file: the interface's own are another set of the same font. */
  font-variant-numeric: normal;
  letter-spacing: normal;
  forced-color-adjust: none;
  user-select: none;
`;
