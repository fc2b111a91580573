import { cleanText } from '@northlight/shared-api/deck-layout';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Escapes user text for XML and removes characters that XML does not allow. */
export const escapeText = (text: string) =>
  cleanText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Escapes an attribute value, on one line. */
export const attribute = (text: string) => escapeText(text.replace(/\s+/g, ' ').trim());

/** Inches to EMU. */
export const emu = (inches: number) => Math.round(inches * 914_400);

/** Points to EMU. */
export const lineWidth = (points: number) => Math.round(points * 12_700);

export const hundredths = (points: number) => Math.round(points * 100);

export const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
