import type { Box, Line, Value } from '../types.ts';
import { around, bottomOf, rightOf, sharedHeight, sharedWidth } from './boxes.ts';
import { isItem, isSetOff, type Paragraph, withoutBullet } from './paragraphs.ts';
import { holds } from './tables/cells.ts';

const PERSON =
  /^(?!The\s)(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Eng)\.?\s)?\p{Lu}[\p{L}’'.-]*(?:\s(?:\p{Lu}\.?|de|da|van|von|der|bin|al|el))*(?:\s\p{Lu}[\p{L}’'.-]+){0,2}(?:,?\s(?:PhD|Ph\.D\.?|MBA|MD|CFA|MSc))?$/u;
/** A name of two words or more with a place: "Anna Berg, Norway". */
const AT_PLACE = /^(?<name>\S+(?:\s\S+)+),\s(?<place>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)$/u;
const ROLE =
  /\b(?:ceo|cto|coo|cfo|cmo|cpo|cso|cro|cio|chairman|chairwoman|co-?founder|founder|founding|vp|vice president|head of|heads?|chief|engineer|designer|director|president|lead|developer|scientist|researcher|advis[eo]r|manager|partner|marketer|analyst|architect|owner|consultant|professor|intern|officer|technician|specialist|coordinator|(?:board|council|committee|team) member)\b/iu;
const LONGEST_ROLE = 70;

const isName = (text: string) => PERSON.test(text) && !ROLE.test(text) && text.split(' ').length <= 5;
const isAtPlace = (text: string) => {
  const { name = '', place = '' } = AT_PLACE.exec(text)?.groups ?? {};
  return isName(name) && !ROLE.test(place);
};
const isPerson = (text: string) => isName(text) || isAtPlace(text);
/** What a sentence says, unlike a role: "On behalf of the user, the partner can". */
const CLAUSE = /\b(?:can|will|is|are|was|were|has|have|you|your|they|their|that|which)\b/u;
export const isRole = (text: string) =>
  ROLE.test(text) && !CLAUSE.test(text) && text.length <= LONGEST_ROLE && !/[.!?]$/u.test(text);

/** Where this many names look like the text below them, so may others. */
const FEWEST_ALIKE = 3;

/** A name and a role in one line: "Anna Berg – CEO", "• Anna Berg (CEO)", "Founder: Anna Berg". */
function inOneLine(text: string, box: Box): Value | null {
  const name =
    /^([^,–—|:]{3,40}?)\s*(?:\s[-]\s|[,–—|:])\s*(.+)$/u.exec(text) ??
    /^([^()]{3,40})\s\(([^()]+)\)$/u.exec(withoutBullet(text));
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

/** Roles in a column right of names are no further from them than this share of the page's width, and this flush. */
const WIDEST_GAP = 0.35;
const FLUSH = 0.012;
const FEWEST_ROWS = 2;

/** Names in a column, each with the line right of it in its row, where at least two of these are roles. */
function rolesBeside(names: readonly Line[], lines: readonly Line[]): { name: Line; role: Line }[] {
  const rows = names.flatMap((name) => {
    const inRow = lines.filter(
      ({ box }) =>
        box.x > rightOf(name.box) && sharedHeight(box, name.box) > 0.5 * Math.min(box.height, name.box.height),
    );
    const [role] = inRow.toSorted((a, b) => a.box.x - b.box.x);
    const isShort = role && role.text.length <= LONGEST_ROLE && !/[.!?]$|\d/u.test(role.text);
    return isShort && role.box.x - rightOf(name.box) < WIDEST_GAP ? [{ name, role }] : [];
  });
  const isAlike = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    Math.abs(a.name.box.x - b.name.box.x) < FLUSH &&
    Math.abs(a.role.box.x - b.role.box.x) < FLUSH &&
    Math.abs(a.role.size - b.role.size) < 0.05 * a.role.size;
  return rows.filter(
    (row) => rows.filter((other) => isAlike(row, other) && isRole(other.role.text)).length >= FEWEST_ROWS,
  );
}

/** The first name in a line of its own above the last name. */
function firstNameOver(name: Line, below: ReadonlyMap<Line, Line | undefined>): Line | undefined {
  const over = [...below].find(([, next]) => next === name)?.[0];
  const isPart =
    over &&
    [over, name].every(({ text }) => isName(text) && !text.includes(' ')) &&
    Math.abs(over.size - name.size) < 0.02 * name.size &&
    Boolean(over.bold) === Boolean(name.bold);
  return isPart ? over : undefined;
}

/** The line right below another one in the same column. */
function lineBelow(line: Line, lines: readonly Line[]): Line | undefined {
  let best: Line | undefined;
  for (const other of lines) {
    const gap = other.box.y - bottomOf(line.box);
    // Recognised text has boxes without the space around its letters.
    const reach = line.source === 'ocr' ? 1.6 * Math.max(line.box.height, other.box.height) : line.box.height;
    const isBelow =
      other !== line && gap > -0.5 * line.box.height && gap < reach && sharedWidth(other.box, line.box) > 0;
    if (isBelow && (!best || other.box.y < best.box.y)) best = other;
  }
  return best;
}

/** Whether the second line of a role goes on with the first one: "Vice President, Sales &", "Alliances"; "Designer at", "Acme". */
const goesOn = (role: Line, next: Line) =>
  /(?:[&,]|\s(?:and|at|for|of))$/u.test(role.text) &&
  Math.abs(next.size - role.size) < 0.05 * role.size &&
  next.text.length <= LONGEST_ROLE;

/** A role of one person, where a line such as "SOFTWARE" over "ENGINEER" is no role by itself. */
const isPartOfRole = (line: Line, next: Line) =>
  !isRole(line.text) &&
  !line.text.includes(' ') &&
  isRole(next.text) &&
  Math.abs(next.size - line.size) < 0.05 * line.size;

/** The roles of a person, in one text. */
const rolesIn = (lines: readonly Line[]) =>
  lines.reduce((said, line, at) => {
    const before = lines[at - 1];
    return before ? `${said}${goesOn(before, line) || isPartOfRole(before, line) ? ' ' : ', '}${line.text}` : line.text;
  }, '');

const LONGEST_REST = 40;

/** Whether a line looks like the role above it. */
const isLikeRole = (role: Line, next: Line) =>
  Math.abs(next.size - role.size) < 0.05 * role.size &&
  Boolean(next.bold) === Boolean(role.bold) &&
  next.text.length <= LONGEST_REST &&
  !/[.!?]$/u.test(next.text) &&
  isItem(next) === isItem(role) &&
  inOneLine(next.text, next.box) === null;

/** A card of a person has at most this many lines beside the name. */
const MOST_ROLES = 6;
const LARGEST_CARD = 0.25;

/** People whose name stands apart from their roles on a card, as above and below a portrait. */
function peopleOnCards(lines: readonly Line[], frames: readonly Box[]): Person[] {
  const cards = frames.filter(({ width, height }) => width * height < LARGEST_CARD);
  const people = cards.flatMap((card): Person[] => {
    const inside = lines.filter((line) => holds(card, line));
    const names = inside.filter(
      (line) => isPerson(line.text) && inside.every((other) => other === line || isSetOff(line, other)),
    );
    const [name] = names;
    const roles = inside.filter((line) => line !== name);
    if (!name || names.length > 1 || roles.length === 0 || roles.length > MOST_ROLES) return [];
    const areRoles = roles.every(({ text }) => text.length <= LONGEST_ROLE && !/[.!?]$|\d/u.test(text));
    const isApart = roles.every(
      ({ box }) => box.y - bottomOf(name.box) > name.box.height || name.box.y - bottomOf(box) > name.box.height,
    );
    if (!areRoles || !isApart || !roles.some(({ text }) => isRole(text))) return [];
    const ordered = roles.toSorted((a, b) => a.box.y - b.box.y);
    const text = rolesIn(ordered);
    return [
      { value: { kind: 'person', text, label: name.text, context: [], box: name.box }, lines: [name, ...ordered] },
    ];
  });
  const own = people.filter((one, at) => people.findIndex(({ lines: [name] }) => name === one.lines[0]) === at);
  return own.length > 1 ? own.map((one) => ({ ...one, lines: one.lines.toSorted((a, b) => a.box.y - b.box.y) })) : [];
}

/** A person with a role, and the lines that say so. */
export interface Person {
  value: Value;
  lines: Line[];
}

/** People named on a slide with their roles: in one line, or the role below or above the name. */
export function peopleIn(paragraphs: readonly Paragraph[], frames: readonly Box[] = []): Person[] {
  const lines = paragraphs.flat();
  const found = peopleOnCards(lines, frames);
  const taken = new Set<Line>(found.flatMap((person) => person.lines));
  for (const paragraph of paragraphs) {
    // Roles stand below a name with its place.
    if (paragraph.length > 1 && isAtPlace(paragraph[0]?.text ?? '')) continue;
    const alone = paragraph.map((line) => [line]);
    const isList = paragraph.filter(({ text, box }) => inOneLine(text, box) !== null).length > 1;
    for (const held of isList || alone.length === 1 ? alone : [paragraph, ...alone]) {
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
  const countOf = ({ text }: Line) => candidates.filter((other) => other.text === text).length;
  const names = candidates.filter((line) => !under.has(line) && countOf(line) < FEWEST_ALIKE);
  const roles = lines.filter((line) => !taken.has(line) && isRole(line.text));
  for (const { name, role } of rolesBeside(names, lines)) {
    if (taken.has(name) || taken.has(role)) continue;
    taken.add(name).add(role);
    const value = { kind: 'person' as const, text: role.text, label: name.text, context: [], box: name.box };
    found.push({ value, lines: [name, role] });
  }
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
    const between = below.get(name);
    const isParted = between && between !== role && below.get(between) === role;
    const whole = isParted && !taken.has(between) && isSetOff(name, between) ? [between, role] : [role];
    for (const line of whole) taken.add(line);
    let last = role;
    for (let next = below.get(role); next && !taken.has(next); next = below.get(next)) {
      if ((isItem(next) && !isItem(last)) || (!isRole(next.text) && !goesOn(last, next))) break;
      taken.add(next);
      whole.push(next);
      last = next;
    }
    const text = rolesIn(whole);
    const firstName = firstNameOver(name, below);
    const own = firstName && !taken.has(firstName) ? [firstName, name] : [name];
    for (const line of own) taken.add(line);
    const label = own.map((line) => line.text).join(' ');
    const value = { kind: 'person' as const, text, label, context: [], box: name.box };
    found.push({ value, lines: [...own, ...whole].toSorted((a, b) => a.box.y - b.box.y) });
  }
  // A last line in the type of the role above it goes on with it, where others have a role of as many lines.
  const open = found.flatMap((person) => {
    const last = person.lines.at(-1);
    const next = last && below.get(last);
    return last && next && !taken.has(next) && !below.get(next) && isLikeRole(last, next) ? [{ person, next }] : [];
  });
  for (const { person, next } of open) {
    const lengths = found.filter((other) => other !== person && !open.some((one) => one.person === other));
    if (open.length < 2 && !lengths.some(({ lines: held }) => held.length === person.lines.length + 1)) continue;
    taken.add(next);
    person.lines.push(next);
    person.value.text += ` ${next.text}`;
  }
  // Where several people have roles, the line under a name is a role, whatever it says.
  if (found.length < 2) return found;
  const isLikeOthers = (name: Line) =>
    found.filter(({ value, lines: [first] }) => value.label === first?.text && Math.abs(first.size - name.size) < 0.1)
      .length >= FEWEST_ALIKE;
  for (const name of names) {
    const role = below.get(name);
    if (taken.has(name) || !role || taken.has(role)) continue;
    if (!isSetOff(name, role) && (below.get(role) || !isLikeOthers(name))) continue;
    if (!name.text.includes(' ') || role.text.length > LONGEST_ROLE || /[.!?]$/u.test(role.text)) continue;
    taken.add(name).add(role);
    const value = { kind: 'person' as const, text: role.text, label: name.text, context: [], box: name.box };
    found.push({ value, lines: [name, role] });
  }
  return found;
}
