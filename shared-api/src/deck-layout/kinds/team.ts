import type { DeckDocumentSlide } from '../../contract.ts';
import { setParagraph, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { cleanText, styleOf } from '../text.ts';
import { layOutCells } from './cells.ts';

const grid = (across: number, down: number) => ({ across, down });
const DISC = 0.72;

function gridsFor(count: number) {
  if (count <= 3) return [grid(Math.max(2, count), 1)];
  if (count === 4) return [grid(4, 1), grid(2, 2)];
  if (count <= 6) return [grid(3, 2)];
  if (count <= 8) return [grid(4, 2), grid(3, 2)];
  return [grid(4, 3), grid(4, 2), grid(3, 2)];
}

/** At most two initials; nothing for a name without letters. */
function initials(name: string): string {
  const words =
    cleanText(name)
      .replace(/\[[^\]]*\]/g, '')
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** The people: initials, name, role, and what makes them fit for it. */
export const teamBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'team' }>> = ({ people }, area, look) =>
  layOutCells(
    {
      name: 'Person',
      top: DISC + 0.2,
      mark: (index, { x, y }) => {
        const box = { x, y, w: DISC, h: DISC };
        const style = styleOf('serif', 22, look.ink);
        const letters = setParagraph(
          { field: null, text: initials(people[index]?.name ?? ''), style, align: 'center' },
          look,
          DISC,
        );
        return [
          { type: 'ellipse', box, fill: look.tint },
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
            style: styleOf('sans', at(20, 13), look.ink, { weight: 700 }),
            leading: 1.25,
          },
          {
            field: `${field}.role`,
            text: person?.role ?? '',
            style: styleOf('sans', at(16, 12), look.accent),
            leading: 1.3,
            above: 2,
          },
          {
            field: `${field}.background`,
            text: person?.background ?? '',
            style: styleOf('sans', at(15, 11), look.soft),
            leading: 1.38,
            above: 7,
          },
        ];
      },
    },
    people.length,
    gridsFor(people.length),
    area,
    look,
  );
