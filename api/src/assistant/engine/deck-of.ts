import { createHash } from 'node:crypto';
import { isHidden } from '@northlight/shared-api/deck-layout';
import { treeOf } from '../../decks/reading/layout/tree.ts';
import type { Deck, Line, Slide } from '../../decks/reading/types.ts';
import { linesOf } from './document-lines.ts';
import type { Document, DocumentSlide } from './types.ts';

/** Slide size in points, as in the export. */
const WIDTH = 960;
const HEIGHT = 540;
const TITLE = 28;
const BODY = 16;

/** Places each line below the last, far enough apart that no line looks like a continuation. */
function lined(slide: DocumentSlide): Line[] {
  const texts = [slide.title, ...linesOf(slide)];
  const step = 1 / (texts.length + 1);
  return texts.flatMap((text, index) => {
    if (text.trim() === '') return [];
    const size = index === 0 ? TITLE : BODY;
    const box = { x: 0.06, y: index * step, width: 0.88, height: Math.min(step / 3, size / HEIGHT) };
    const isHeading = index > 0 && /.:\s*$/u.test(text);
    return [{ text: text.trim(), box, size, ...(isHeading && { bold: true }) }];
  });
}

function slideOf(slide: DocumentSlide, index: number): Slide {
  const lines = lined(slide);
  const title = slide.title.trim() || null;
  return {
    number: index + 1,
    width: WIDTH,
    height: HEIGHT,
    turn: 0,
    title,
    lines,
    ...treeOf({ lines, title, pictures: [], width: WIDTH, height: HEIGHT }),
    pictures: [],
    charts: [],
    hidden: [],
    notes: [],
    language: null,
    readable: true,
    unread: null,
    unreadRegions: [],
  };
}

/**
 * Converts a deck from the editor to the form that the reader returns for a PDF, without speaker notes and, like its
 * PDF, without hidden slides. Slides keep the numbers that they have in the editor.
 * @param isAsked whether to read the hidden slide with a number as well
 */
export function deckOf(document: Document, isAsked: (number: number) => boolean = () => false): Deck {
  return {
    slides: document.slides.flatMap((slide, index) =>
      isHidden(slide) && !isAsked(index + 1) ? [] : [slideOf(slide, index)],
    ),
    language: null,
    sha256: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
  };
}
