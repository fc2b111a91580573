import type { DeckDocumentSlide } from '../../contract.ts';
import { setParagraph, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { cleanText, styleOf } from '../text.ts';
import { layOutCells } from './cells.ts';

const grid = (across: number, down: number) => ({ across, down });
const DISC = 0.8;
/** Above this number, people are shown under rules, because there is no room for discs. */
const MANY = 8;

function gridsFor(count: number) {
  if (count <= 3) return [grid(Math.max(2, count), 1)];
  if (count === 4) return [grid(4, 1), grid(2, 2)];
  if (count <= 6) return [grid(3, 2)];
  if (count <= 8) return [grid(4, 2), grid(3, 2)];
  return [grid(4, 3), grid(4, 2), grid(3, 2)];
}

/** At most two initials; empty for a name without letters. */
function initials(name: string): string {
  const letters = cleanText(name)
    .replace(/\[[^\]]*\]/g, '')
    .split(/\s+/)
    .flatMap((word) => word.match(/\p{L}/u)?.[0].toUpperCase() ?? []);
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : letters.join('');
}

/** The team: initials, name, role and background. */
export const teamBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'team' }>> = ({ people }, area, look) =>
  layOutCells(
    {
      name: 'Person',
      top: people.length > MANY ? 0.14 : DISC + 0.2,
      mark: (index, { x, y, w }) => {
        if (people.length > MANY) return [{ type: 'line', x1: x, y1: y, x2: x + w, y2: y, color: look.ink, width: 1 }];
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
            style: styleOf('sans', at(22, 13), look.ink, { weight: 700 }),
            leading: 1.25,
          },
          {
            field: `${field}.role`,
            text: person?.role ?? '',
            style: styleOf('sans', at(18, 12), look.accent),
            leading: 1.3,
            above: 2,
          },
          {
            field: `${field}.background`,
            text: person?.background ?? '',
            style: styleOf('sans', at(17, 11), look.soft),
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
