import type { DeckDocumentSlide } from '../../contract.ts';
import { setParagraph, textElement } from '../compose.ts';
import { cover } from '../contain.ts';
import type { BodyLayout } from '../page.ts';
import { cleanText, headingOf, styleOf } from '../text.ts';
import type { Box, PageElement } from '../types.ts';
import { isNarrow, layOutCells } from './cells.ts';
import { BODY } from './flow.ts';

const grid = (across: number, down: number) => ({ across, down });
/** Few people have a disc above their names; more have it beside them, and many have none without a photo. */
const ABOVE = 4;
const BESIDE = 6;

/** The disc of somebody who is alone, large beside the text. */
const ALONE = { disc: 1.9, gap: 0.45 };

const discFor = (count: number, above: number) => {
  if (count === 1) return ALONE.disc;
  return count <= 3 ? 1.2 : count <= above ? 1 : 0.7;
};

/** Sizes of texts, in points. */
function sizesFor(count: number) {
  if (count === 1) return { name: 30, role: 22, text: 24 };
  return count <= 3 ? { name: 26, role: 20, text: 20 } : { name: 22, role: 18, text: BODY };
}

const narrowGridsFor = (count: number) => {
  if (count === 4) return [grid(2, 2)];
  if (count <= 6) return [grid(2, 3), grid(2, 2)];
  return count <= 9 ? [grid(3, 3), grid(3, 2)] : [grid(3, 4), grid(3, 3), grid(3, 2)];
};

/** Photos of many people stand beside their names, so their cells are wider. */
function pictured(count: number, area: Box) {
  if (isNarrow(area)) return count <= 8 ? [grid(2, 4), grid(2, 3)] : [grid(2, 3)];
  return count <= 9 ? [grid(3, 3), grid(3, 2)] : [grid(3, 4), grid(3, 3), grid(3, 2)];
}

function gridsFor(count: number, area: Box, hasPhotos: boolean) {
  if (count > BESIDE && hasPhotos) return pictured(count, area);
  if (count <= 3) return [grid(count, 1)];
  if (isNarrow(area)) return narrowGridsFor(count);
  if (count === 4) return [grid(4, 1), grid(2, 2)];
  if (count <= 6) return [grid(3, 2)];
  if (count <= 8) return [grid(4, 2), grid(3, 2)];
  return [grid(4, 3), grid(4, 2), grid(3, 2)];
}

/** What stands before a name without being part of it. */
const HONORIFIC = /^\s*(?:(?:dr|prof|professor|mr|mrs|ms|miss|sir|dame)\b\.?\s+)+(?=\S)/iu;

/** At most two initials; empty for a name without letters. */
function initials(name: string): string {
  const letters = cleanText(name)
    .replace(/\[[^\]]*\]/g, '')
    .replace(HONORIFIC, '')
    .split(/\s+/)
    .flatMap((word) => word.match(/\p{L}/u)?.[0].toUpperCase() ?? []);
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : letters.join('');
}

/** The team: photo or initials, name, role and background. */
export const teamBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'team' }>> = (
  { people },
  area,
  look,
  { images },
) => {
  const count = people.length;
  const photoOf = (index: number) => {
    const { photo, name = '' } = people[index] ?? {};
    const size = photo === undefined ? undefined : images[photo];
    return photo === undefined || !size ? null : { image: photo, alt: cleanText(name) || 'Photo', size };
  };
  const hasPhotos = people.some((_, index) => photoOf(index) !== null);
  const hasDiscs = count <= BESIDE || hasPhotos;
  const hasCards = count <= BESIDE;
  const above = isNarrow(area) ? ABOVE - 1 : ABOVE;
  const disc = discFor(count, above);
  const isAlone = count === 1;
  const isBeside = isAlone || count > above;
  const gap = isAlone ? ALONE.gap : 0.22;
  const sizes = sizesFor(count);
  return layOutCells(
    {
      name: 'Person',
      top: hasDiscs ? (isBeside ? 0.02 : disc + 0.24) : 0.14,
      inset: hasDiscs && isBeside ? disc + gap : 0,
      ...(hasCards && { card: { fill: look.tint, edge: look.accent } }),
      mark: (index, { x, y, w, h }): PageElement[] => {
        if (!hasDiscs) return [{ type: 'line', x1: x, y1: y, x2: x + w, y2: y, color: look.ink, width: 1 }];
        const box = { x, y: isAlone ? y + (h - disc) / 2 : y, w: disc, h: disc };
        const photo = photoOf(index);
        if (photo) {
          const { size, ...shown } = photo;
          return [{ type: 'image', box, ...shown, crop: cover(size, box), isRound: true }];
        }
        const style = headingOf(Math.round(disc * 27), look);
        const letters = setParagraph(
          { field: null, text: initials(people[index]?.name ?? ''), style, align: 'center' },
          look,
          disc,
        );
        return [
          { type: 'ellipse', box, fill: hasCards ? look.background : look.tint },
          textElement({ name: `Initials ${index + 1}`, role: 'label', box, anchor: 'middle' }, [letters]),
        ];
      },
      drafts: (index, scale) => {
        const person = people[index];
        const field = `people.${index}`;
        const at = (size: number, floor: number) =>
          Math.max(floor * Math.min(1, scale / 0.58), Math.round(size * scale));
        return [
          {
            field: `${field}.name`,
            text: person?.name ?? '',
            style: styleOf(look, at(sizes.name, BODY), look.ink, { weight: 700 }),
            leading: 1.25,
          },
          {
            field: `${field}.role`,
            text: person?.role ?? '',
            style: styleOf(look, at(sizes.role, 14), look.accent),
            leading: 1.3,
            above: 2,
          },
          {
            field: `${field}.background`,
            text: person?.background ?? '',
            style: styleOf(look, at(sizes.text, BODY), look.soft),
            leading: 1.38,
            above: 7,
          },
        ].filter(({ text }) => count <= BESIDE || cleanText(text) !== '');
      },
    },
    count,
    gridsFor(count, area, hasPhotos),
    area,
    look,
  );
};
