import type { DeckDocumentSlide } from '../contract.ts';
import { bulletsBody } from './kinds/bullets.ts';
import { chartBody } from './kinds/chart.ts';
import { closingPages } from './kinds/closing.ts';
import { columnsBody } from './kinds/columns.ts';
import { imagePages } from './kinds/image.ts';
import { logosBody } from './kinds/logos.ts';
import { marketBody } from './kinds/market.ts';
import { metricsBody } from './kinds/metrics.ts';
import { numberPages } from './kinds/number.ts';
import { quoteBody } from './kinds/quote.ts';
import { sectionPages } from './kinds/section.ts';
import { tableBody } from './kinds/table.ts';
import { teamBody } from './kinds/team.ts';
import { timelineBody } from './kinds/timeline.ts';
import { titlePages } from './kinds/title.ts';
import { unknownBody } from './kinds/unknown.ts';
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
    case 'section':
      return sectionPages(slide, setting);
    case 'bullets':
      return setting.icons?.bullets(slide, setting) ?? pagesOf(slide, setting, bulletsBody);
    case 'columns':
      return pagesOf(slide, setting, columnsBody);
    case 'quote':
      return pagesOf(slide, setting, quoteBody);
    case 'number':
      return numberPages(slide, setting);
    case 'metrics':
      return pagesOf(slide, setting, metricsBody);
    case 'timeline':
      return pagesOf(slide, setting, timelineBody);
    case 'market':
      return pagesOf(slide, setting, marketBody);
    case 'table':
      return pagesOf(slide, setting, tableBody);
    case 'chart':
      return pagesOf(slide, setting, chartBody);
    case 'image':
      return imagePages(slide, setting);
    case 'team':
      return pagesOf(slide, setting, teamBody);
    case 'logos':
      return pagesOf(slide, setting, logosBody);
    case 'closing':
      return closingPages(slide, setting);
    default: // a page of an older release, which met a slide of a newer one
      return pagesOf<DeckDocumentSlide>(slide, setting, unknownBody);
  }
}

/** Lays out a whole deck: all pages in order, numbered consecutively. */
export function layoutDeck({ footer, content, images = {}, icons }: DeckToLayOut): Page[] {
  const pages: Page[] = [];
  const { theme, format, brand } = content;
  for (const slide of content.slides) {
    pages.push(...layoutSlide(slide, { theme, format, brand, footer, number: pages.length + 1, images, icons }));
  }
  return pages;
}
