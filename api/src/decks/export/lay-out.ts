import { layoutDeck, type Page } from '@northlight/shared-api/deck-layout';
import { DECK_ICONS } from '@northlight/shared-api/deck-layout/icons';
import { measureMoreFonts } from '@northlight/shared-api/deck-layout/more-fonts';
import type { ExportDeck } from './types.ts';

measureMoreFonts();

/** Lays a deck out as pages, as the editor shows them. */
export const pagesOf = ({ name, company, content, images }: Omit<ExportDeck, 'at'>): Page[] =>
  layoutDeck({ footer: company || name, content, images, icons: DECK_ICONS });
