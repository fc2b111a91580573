import type { Page } from '@northlight/shared-api/deck-layout';
import { type CSSProperties, memo, useEffect } from 'react';
import { styled } from 'styled-components';
import { offerDeckFonts } from './deck-fonts.ts';
import type { ImageUrls } from './image-urls.ts';
import { Mark } from './Mark.tsx';

/** The proportions of a page, as a CSS variable. */
export const aspectOf = ({ size }: Page) => ({ '--aspect': `${size.w} / ${size.h}` }) as CSSProperties;

interface SlideViewProps {
  page: Page;
  images: ImageUrls;
  /** Accessible name. Without it, the slide is decorative. */
  label?: string | undefined;
  /** The field being edited, which is therefore not drawn. */
  hiddenField?: string | null | undefined;
}

/** A page of a deck, drawn from the same layout as the export. */
export const SlideView = memo(function SlideView({ page, images, label, hiddenField }: SlideViewProps) {
  useEffect(offerDeckFonts, []);
  return (
    <Root
      viewBox={`0 0 ${page.size.w} ${page.size.h}`}
      data-own-colours=""
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width={page.size.w} height={page.size.h} fill={page.background} />
      {page.logo.map((element, index) => (
        <Mark key={`logo ${index}`} element={element} images={images} hiddenField={null} />
      ))}
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
  /* The export uses the font's default digits; the interface uses another set. */
  font-variant-numeric: normal;
  letter-spacing: normal;
  forced-color-adjust: none;
  user-select: none;
`;
