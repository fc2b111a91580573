import type { Box, Line, Value } from '../types.ts';
import { around, bottomOf, sharedWidth } from './boxes.ts';
import type { Paragraph } from './paragraphs.ts';

const PERSON =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Eng)\.?\s)?\p{Lu}[\p{L}’'.-]*(?:\s(?:\p{Lu}\.?|de|da|van|von|der|bin|al|el))*(?:\s\p{Lu}[\p{L}’'.-]+){0,2}(?:,?\s(?:PhD|Ph\.D\.?|MBA|MD|CFA|MSc))?$/u;
const ROLE =
  /\b(?:ceo|cto|coo|cfo|cmo|cpo|cso|cro|cio|chairman|chairwoman|co-?founder|founder|founding|vp|vice president|head of|heads?|chief|engineer|designer|director|president|lead|developer|scientist|researcher|advis[eo]r|manager|partner|marketer|analyst|architect|owner|consultant|professor|intern|officer|technician|specialist|coordinator)\b/iu;
const LONGEST_ROLE = 70;

const isPerson = (text: string) => PERSON.test(text) && !ROLE.test(text) && text.split(' ').length <= 5;
const isRole = (text: string) => ROLE.test(text) && text.length <= LONGEST_ROLE && !/[.!?]$/u.test(text);

/** A name and a role in one line: "Anna Berg – CEO", "Founder: Anna Berg". */
function inOneLine(text: string, box: Box): Value | null {
  const name = /^([^,–—|:]{3,40}?)\s*(?:\s[-]\s|[,–—|:])\s*(.+)$/u.exec(text);
  const [, first = '', rest = ''] = name ?? [];
  const second = /[:–—|]\s*([^,]+)$/u.exec(text)?.[1] ?? '';
  if (!name) return null;
  if (isPerson(first) && first.includes(' ') && isRole(rest))
    return { kind: 'person', text: rest, label: first, context: [], box };
  if (isRole(first) && isPerson(second) && second.includes(' '))
    return { kind: 'person', text: first, label: second, context: [], box };
  return null;
}

/** Gap between a name and a role below or above it, as a share of the page's height; null when they are apart. */
function gapBetween(name: Line, role: Line): number | null {
  if (sharedWidth(name.box, role.box) <= 0) return null;
  const below = role.box.y - bottomOf(name.box);
  const above = name.box.y - bottomOf(role.box);
  const gap =
    below > -0.5 * role.box.height ? below : above > -0.5 * role.box.height ? above + 0.5 * name.box.height : null;
  return gap !== null && gap < 1.6 * Math.max(name.box.height, role.box.height) ? gap : null;
}

/** Whether a name is larger or bolder than the text beside it. */
const isSetOff = (name: Line, other: Line) => name.size > 1.05 * other.size || (Boolean(name.bold) && !other.bold);

/** The line right below another one in the same column. */
function lineBelow(line: Line, lines: readonly Line[]): Line | undefined {
  let best: Line | undefined;
  for (const other of lines) {
    const gap = other.box.y - bottomOf(line.box);
    const isBelow =
      other !== line && gap > -0.5 * line.box.height && gap < line.box.height && sharedWidth(other.box, line.box) > 0;
    if (isBelow && (!best || other.box.y < best.box.y)) best = other;
  }
  return best;
}

/** People named on a slide with their roles: in one line, or the role below or above the name. */
export function peopleIn(paragraphs: readonly Paragraph[]): { value: Value; lines: Line[] }[] {
  const lines = paragraphs.flat();
  const found: { value: Value; lines: Line[] }[] = [];
  const taken = new Set<Line>();
  for (const paragraph of paragraphs) {
    for (const held of paragraph.length > 1 ? [paragraph, ...paragraph.map((line) => [line])] : [paragraph]) {
      const value = inOneLine(held.map(({ text }) => text).join(' '), around(held.map(({ box }) => box)));
      if (!value || held.some((line) => taken.has(line))) continue;
      for (const line of held) taken.add(line);
      found.push({ value, lines: held });
    }
  }
  const below = new Map(lines.map((line) => [line, lineBelow(line, lines)]));
  const candidates = lines.filter((line) => !taken.has(line) && isPerson(line.text));
  // A role such as "Technical Staff" looks like a name, but stands under one.
  const under = new Set(
    candidates.flatMap((name) => {
      const line = below.get(name);
      return line && isSetOff(name, line) ? [line] : [];
    }),
  );
  const names = candidates.filter((line) => !under.has(line));
  const roles = lines.filter((line) => !taken.has(line) && isRole(line.text));
  const pairs = names
    .flatMap((name) =>
      roles.flatMap((role) => {
        const gap = gapBetween(name, role);
        return gap === null || role === name ? [] : [{ name, role, gap: gap + (isSetOff(name, role) ? 0 : 1) }];
      }),
    )
    .toSorted((a, b) => a.gap - b.gap);
  for (const { name, role } of pairs) {
    if (taken.has(name) || taken.has(role)) continue;
    taken.add(name).add(role);
    const whole = [role];
    for (let next = below.get(role); next && isRole(next.text) && !taken.has(next); next = below.get(next)) {
      taken.add(next);
      whole.push(next);
    }
    const text = whole.map((line) => line.text).join(', ');
    const value = { kind: 'person' as const, text, label: name.text, context: [], box: name.box };
    found.push({ value, lines: [name, ...whole].toSorted((a, b) => a.box.y - b.box.y) });
  }
  // Where several people have roles, the line under a name is a role, whatever it says.
  if (found.length < 2) return found;
  for (const name of names) {
    const role = below.get(name);
    if (taken.has(name) || !role || taken.has(role) || !isSetOff(name, role)) continue;
    if (!name.text.includes(' ') || role.text.length > LONGEST_ROLE || /[.!?]$/u.test(role.text)) continue;
    taken.add(name).add(role);
    const value = { kind: 'person' as const, text: role.text, label: name.text, context: [], box: name.box };
    found.push({ value, lines: [name, role] });
  }
  return found;
}
