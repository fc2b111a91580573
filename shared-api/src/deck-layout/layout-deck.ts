import type { DeckDocumentSlide } from '../contract.ts';
import { bulletsBody } from './kinds/bullets.ts';
import { chartBody } from './kinds/chart.ts';
import { columnsBody } from './kinds/columns.ts';
import { imageBody } from './kinds/image.ts';
import { metricsBody } from './kinds/metrics.ts';
import { quoteBody } from './kinds/quote.ts';
import { tableBody } from './kinds/table.ts';
import { teamBody } from './kinds/team.ts';
import { titlePages } from './kinds/title.ts';
import { pagesOf } from './page.ts';
import type { DeckToLayOut, Page, SlideSetting } from './types.ts';

/**
 * Lays out one slide: position, size and colour of every element. Pure, so that the canvas, the PowerPoint file and the
 * PDF match. Returns one page, or several if the content does not fit on one.
 */
export function layoutSlide(slide: DeckDocumentSlide, setting: SlideSetting): Page[] {
  switch (slide.kind) {
    case 'title':
      return titlePages(slide, setting);
    case 'bullets':
      return pagesOf(slide, setting, bulletsBody);
    case 'columns':
      return pagesOf(slide, setting, columnsBody);
    case 'quote':
      return pagesOf(slide, setting, quoteBody);
    case 'metrics':
      return pagesOf(slide, setting, metricsBody);
    case 'table':
      return pagesOf(slide, setting, tableBody);
    case 'chart':
      return pagesOf(slide, setting, chartBody);
    case 'image':
      return pagesOf(slide, setting, imageBody);
    case 'team':
      return pagesOf(slide, setting, teamBody);
  }
}

/** Lays out a whole deck: all pages in order, numbered consecutively. */
export function layoutDeck({ footer, content, images = {} }: DeckToLayOut): Page[] {
  const pages: Page[] = [];
  for (const slide of content.slides) {
    pages.push(...layoutSlide(slide, { theme: content.theme, footer, number: pages.length + 1, images }));
  }
  return pages;
}
