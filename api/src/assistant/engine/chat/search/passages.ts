import type { Block, Region, Value } from '../../../../decks/reading/types.ts';
import { isInstruction } from '../../../../evaluation/engine/rubric/instructions.ts';
import { isPlaceholder } from '../../../../evaluation/engine/rubric/template.ts';
import { isHeading, type Topic, topicOf } from '../../../../evaluation/engine/rubric/topics.ts';
import { sectionOfRule } from '../../generate/story.ts';
import { placeholdersIn } from '../../placeholders.ts';
import type { DeckReading, SlideReading } from '../../reading.ts';
import { sentencesIn } from '../../sentences.ts';
import { type Kind, kindsIn } from './expected.ts';
import { termsOf } from './terms.ts';

/** Something that a slide says, with what stands around it. */
export interface Passage {
  slide: number;
  /** As on the slide. */
  text: string;
  /** Words that belong to it without being part of it, from the nearest to the widest. */
  around: { near: string; heading: string; title: string };
  terms: Record<'own' | 'near' | 'heading' | 'title', ReadonlySet<string>>;
  kinds: { own: ReadonlySet<Kind>; near: ReadonlySet<Kind> };
  /** How many numbers it holds. */
  figures: number;
  topic: Topic | null;
  /** The parts of the story that it makes a claim on, as the evaluation recognises claims. */
  claims: ReadonlySet<string>;
  /** Passages under the same heading have the same group. */
  group: string;
  /** Place among the passages of the deck. */
  at: number;
  isTitle: boolean;
  /** The passages that it consists of, if it is all that stands under one heading or on one slide. */
  members?: readonly Passage[];
}

/** A sentence about the deck, with the passages that show it. */
export interface Shown {
  text: string;
  passages: readonly Passage[];
}

interface Said {
  text: string;
  heading: string;
  group: string;
  isTitle: boolean;
}

const MARK = /^(?:[•●○◦▪■▸►➤➢✓✔✗✕❌✅*→·◆]\s*|[–—-]\s+|\d{1,2}[.)]\s+)+/u;
const LONGEST_HEADING = 48;
const LONGEST_BLOCK = 240;
const HAS_WORD = /\p{L}{2}|\d/u;

const sizeOf = ({ lines }: Block) => Math.max(0, ...lines.map(({ size }) => size));
const isBold = ({ lines }: Block) => lines.length > 0 && lines.every((line) => line.bold);
const isLoud = (text: string) => /\p{L}{2}/u.test(text) && text === text.toUpperCase();

/** Whether a block heads the one after it: short, without a full stop, and set off from it. */
function heads(block: Block, next: Block | undefined): boolean {
  const text = block.text.replace(MARK, '');
  if (block.role === 'heading') return true;
  if (text.endsWith(':') && text.length <= LONGEST_HEADING) return true;
  if (!next || block.role === 'value' || block.role === 'row' || next.role === 'row') return false;
  if (text.length > LONGEST_HEADING || /[.!?,]$/u.test(text) || /\d/u.test(text)) return false;
  return (
    sizeOf(block) > 1.05 * sizeOf(next) ||
    (isBold(block) && !isBold(next)) ||
    (isLoud(text) && !isLoud(next.text)) ||
    (next.role === 'item' && block.role !== 'item')
  );
}

const blocksOf = ({ blocks }: Region) =>
  blocks.filter(({ role, text }) => role !== 'furniture' && HAS_WORD.test(text) && !isInstruction(text));

const LONGEST_LABEL = 60;
/** Largest gap between a line and what it heads, in heights of the slide, and least share of their width in common. */
const GAP = 0.06;
const SAME_COLUMN = 0.6;

const standsAlone = (region: Region) => blocksOf(region).length === 1;

/** Whether a region is a short line that stands alone right above another one, in the same column. */
function standsAbove(line: Region, { box, kind }: Region): boolean {
  const [only, ...others] = blocksOf(line);
  if (!only || others.length > 0 || placeholdersIn(only.text).length > 0 || line.kind === 'title' || kind === 'title')
    return false;
  if (only.text.length > LONGEST_LABEL || /[.!?,]$/u.test(only.text) || !/\p{L}{3}/u.test(only.text)) return false;
  const gap = box.y - (line.box.y + line.box.height);
  const left = Math.max(box.x, line.box.x);
  const right = Math.min(box.x + box.width, line.box.x + line.box.width);
  const isColumn = right - left >= SAME_COLUMN * Math.min(box.width, line.box.width);
  return gap > -0.01 && gap < GAP && isColumn;
}

const isSameBox = ({ box: a }: Region, { box: b }: Region) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** The region whose first line heads this one: a line alone right above it, or another part of the same card. */
function headOf(region: Region, before: readonly Region[]): Region | undefined {
  const card = before.find((one) => region.kind === 'card' && isSameBox(one, region));
  return card ?? before.findLast((one) => standsAbove(one, region));
}

/** What one region of a slide says, part by part under its headings. */
function saidIn(region: Region, group: string, head: string): Said[] {
  const blocks = blocksOf(region);
  const said: Said[] = [];
  let heading = head;
  let lastHeading = '';
  let part = 0;
  for (const [at, block] of blocks.entries()) {
    const text = block.text.replace(MARK, '').trim();
    const isTitle = block.role === 'title' || region.kind === 'title';
    if (!isTitle && heads(block, blocks[at + 1])) {
      // A heading right under another one stands for both.
      heading = said.length > 0 && said.at(-1)?.text === lastHeading ? `${lastHeading} · ${text}` : text;
      lastHeading = text;
      part += 1;
      if (block.role === 'heading') continue;
    }
    const parts = text.length > LONGEST_BLOCK ? sentencesIn(text) : [text];
    for (const one of parts)
      said.push({ text: one, heading: heading.endsWith(one) ? '' : heading, group: `${group}.${part}`, isTitle });
  }
  return said;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}%$€£₹₦]+/gu, ' ');

/** Values that no block of their slide says together with their label. */
function unsaidValues({ values }: SlideReading['slide'], said: readonly Said[]): Value[] {
  const texts = said.map(({ text }) => plain(text));
  return values.filter(
    ({ kind, text, label }) =>
      kind !== 'inline' &&
      label !== '' &&
      (kind !== 'table' || /[\d✓✔✗]/u.test(text)) &&
      !texts.some((one) => one.includes(plain(text)) && one.includes(plain(label))),
  );
}

function saidOn({ slide }: SlideReading): Said[] {
  const regions = slide.regions.filter(({ kind }) => kind !== 'footer');
  const heads = regions.map((region, at) => headOf(region, regions.slice(0, at)));
  const said = regions.flatMap((region, at) => {
    const head = heads[at];
    const below = heads.indexOf(region);
    const group = standsAlone(region) && below >= 0 ? below : at;
    return saidIn(
      region,
      `${slide.number}.${group}`,
      head ? (blocksOf(head)[0]?.text.replace(MARK, '').trim() ?? '') : '',
    );
  });
  return [
    ...said,
    ...unsaidValues(slide, said).map(({ text, label, context }) => ({
      text: `${label}: ${text}`,
      heading: context.join(' '),
      group: `${slide.number} values`,
      isTitle: false,
    })),
  ];
}

const LONGEST_NEIGHBOUR = 160;

/** What stands before and after a passage in its part of the slide. */
const neighboursOf = (said: readonly Said[], at: number): string =>
  [said[at - 1], said[at + 1]]
    .filter((other) => other && other.group === said[at]?.group && !other.isTitle)
    .map((other) => (other?.text ?? '').slice(0, LONGEST_NEIGHBOUR))
    .join(' ');

/** The title of a slide, with the short line above it that names its part of the story. */
function titleOf({ slide }: SlideReading): string {
  const named = slide.regions
    .flatMap(({ blocks }) => blocks)
    .filter(({ text, role }) => role !== 'furniture' && role !== 'title' && isHeading(text));
  return [slide.title ?? '', ...named.slice(0, 2).map(({ text }) => text)].join(' ').trim();
}

/** The parts of the story that the findings on a text speak to. */
const claimsIn = ({ findings }: SlideReading, text: string): ReadonlySet<string> =>
  new Set(
    findings
      .filter(({ statement, band }) => band >= 5 && text.includes(statement.text))
      .flatMap(({ rule }) => sectionOfRule(rule)?.id ?? []),
  );

const NUMBERS = /\d[\d.,]*/gu;

interface EmptyName {
  slide: number;
  /** As on the slide. */
  text: string;
  /** Its words and those right below it, where a role stands. */
  around: ReadonlySet<string>;
}

const IS_NAME = /\bname\b/iu;

/** Places for a name that nobody has filled in, such as "[Name]" above "Founder & CEO". */
export const emptyNames = ({ slides }: Pick<DeckReading, 'slides'>): EmptyName[] =>
  slides.flatMap(({ slide }) => {
    const blocks = slide.regions.flatMap((region) => region.blocks);
    return blocks.flatMap((block, at) =>
      isPlaceholder(block) && IS_NAME.test(block.text)
        ? [
            {
              slide: slide.number,
              text: block.text,
              around: new Set([block.text, blocks[at + 1]?.text ?? ''].flatMap(termsOf)),
            },
          ]
        : [],
    );
  });

/** Everything that the slides of a deck say, in order. Facts that nobody has filled in yet say nothing. */
export function passagesOf({ slides }: Pick<DeckReading, 'slides'>): Passage[] {
  let count = 0;
  return slides.flatMap((slide) => {
    if (!slide.slide.readable || slide.language !== null) return [];
    const title = titleOf(slide);
    const said = saidOn(slide).filter((one) => !isPlaceholder(one) && placeholdersIn(one.text).length === 0);
    return said.map(({ text, heading, group, isTitle }, at): Passage => {
      const near = neighboursOf(said, at);
      count += 1;
      return {
        slide: slide.slide.number,
        text,
        around: { near, heading, title },
        terms: {
          own: new Set(termsOf(text)),
          near: new Set(termsOf(near)),
          heading: new Set(termsOf(heading)),
          title: new Set(termsOf(title)),
        },
        kinds: { own: kindsIn(text), near: kindsIn(`${heading}\n${near}`) },
        figures: (text.match(NUMBERS) ?? []).length,
        topic: topicOf(heading) ?? slide.topic,
        claims: claimsIn(slide, text),
        group,
        at: count,
        isTitle,
      };
    });
  });
}

const MOST_MEMBERS = 18;
const NONE: ReadonlySet<never> = new Set();

/** What stands under each heading, in each part and on each slide, as one passage with the heading as its words. */
export function groupsOf(passages: readonly Passage[]): Passage[] {
  const plain = passages.filter(({ isTitle }) => !isTitle);
  const by = (key: (passage: Passage) => string) => [...Map.groupBy(plain, key).values()];
  const groups = [
    ...by(({ group }) => group).map((members) => ({ members, heading: members.at(-1)?.around.heading ?? '' })),
    ...by(({ group, slide }) => `${slide} ${group.split('.')[1]}`).map((members) => ({
      members,
      heading: members[0]?.around.heading ?? '',
    })),
    ...by(({ slide }) => String(slide)).map((members) => ({ members, heading: members[0]?.around.title ?? '' })),
  ];
  return groups.flatMap(({ members, heading }): Passage[] => {
    const [first] = members;
    if (!first || members.length < 2 || members.length > MOST_MEMBERS) return [];
    const text = members.map((one) => one.text).join('\n');
    return [
      {
        ...first,
        text: heading,
        around: { near: text, heading: '', title: first.around.title },
        terms: {
          own: new Set(termsOf(heading)),
          near: new Set(termsOf(text)),
          heading: NONE,
          title: first.terms.title,
        },
        kinds: { own: new Set(members.flatMap(({ kinds }) => [...kinds.own])), near: NONE },
        claims: new Set(members.flatMap(({ claims }) => [...claims])),
        members,
      },
    ];
  });
}
