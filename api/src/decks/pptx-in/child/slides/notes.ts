import { DECK_LIMITS } from '@northlight/shared-api/rules';
import type { Parts, XmlPart } from '../package/parts.ts';
import { at, child } from '../package/xml.ts';
import type { LeaveOut } from '../shapes/items.ts';
import { plainText } from '../shapes/text.ts';

/** The speaker notes of a slide. */
export async function notesOf(parts: Parts, slide: XmlPart, leaveOut: LeaveOut): Promise<string> {
  const page = await parts.related(slide, 'notesSlide');
  const shapes = at(page?.root, 'cSld', 'spTree')?.children ?? [];
  const text = shapes
    .filter((shape) => {
      const type = at(shape, 'nvSpPr', 'nvPr', 'ph')?.attributes.type;
      return shape.name === 'sp' && (type === undefined || type === 'body');
    })
    .flatMap((shape) => plainText(child(shape, 'txBody')))
    .join('\n');
  if (page) parts.forget(page.path);
  if (text.length <= DECK_LIMITS.notes) return text;
  leaveOut('long-notes');
  return text.slice(0, DECK_LIMITS.notes);
}
