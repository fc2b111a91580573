import { cleanText } from '@northlight/shared-api/deck-layout';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Somebody's text as XML: nothing in it is markup, and nothing that XML cannot hold is left. */
export const escapeText = (text: string) =>
  cleanText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** The same for an attribute: on one line. */
export const attribute = (text: string) => escapeText(text.replace(/\s+/g, ' ').trim());

/** Inches as the format counts them. */
export const emu = (inches: number) => Math.round(inches * 914_400);

/** Points as the width of a line. */
export const lineWidth = (points: number) => Math.round(points * 12_700);

/** Points as hundredths. */
export const hundredths = (points: number) => Math.round(points * 100);

export const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
