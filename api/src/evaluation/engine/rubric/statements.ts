import { around, sharedHeight, sharedWidth } from '../../../decks/reading/layout/boxes.ts';
import { isFurniture, repeatedLines } from '../../../decks/reading/layout/furniture.ts';
import { joined } from '../../../decks/reading/layout/joined.ts';
import type { Block, Box, Line, Region, Slide } from '../../../decks/reading/types.ts';
import { isSourceLine } from './backing.ts';
import { type Compared, comparedOn } from './comparison.ts';
import { CURRENCY, figuresOf } from './figures.ts';
import { isInstruction } from './instructions.ts';
import { subjectOf } from './subject.ts';
import { isHeading, type Topic, topicOf, topicOfTitle } from './topics.ts';
import { isKeywordList, wordsOf } from './words.ts';

/** A sentence or bullet from a slide, with the part of the deck's story it belongs to. */
export interface Statement {
  slide: number;
  /** Verbatim, except that a line break becomes a space. */
  text: string;
  /** The subject of the nearest heading above; null if no heading names one. */
  topic: Topic | null;
  /** The slide's title or part of it. */
  title: boolean;
  /** How it stands on the slide. */
  role: Block['role'];
  /** The title of its slide, and the nearest heading above it; null without one. */
  under: { title: string | null; heading: string | null };
  /** Bounds of its lines. */
  box: Box;
  /** All or some of its words come from OCR. */
  recognised: boolean;
  /** Its role in a comparison table. */
  compared?: Compared;
}

/** A title with this many words is a statement itself. */
const ASSERTION = 4;
const LEADING_MARK = /^(?:[•●○◦▪■▸►➤➢✓✔✗❌✅*→·]\s*|[–—-]\s+|\d{1,2}[.)]\s+)+/u;
/** A colon says that a line heads others, not what it says. */
const ENDS_OPEN = /\s*:$/u;
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|vs|inc|ltd|corp|dr|mr|mrs|ms|prof|st|no|approx|est|u\.s|u\.k|fig)|\b\p{Lu})\.$/iu;
const CAPTION = /^(?:figure|fig\.|table|exhibit|image)\s?\d+\s?[:.–-]/iu;
const CLOSING = /^[”"’)]/u;
/** A claim has a word, an amount with its year, or a retention figure such as "D7 44%". */
const HAS_WORD = new RegExp(String.raw`\p{L}{2}|\bD\d+ \d|\b(?:19|20)\d{2}\W{1,3}${CURRENCY}\d`, 'iu');
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Unicode sentence boundaries, which do not end a sentence before a digit. */
function* segmentsOf(text: string): Iterable<string> {
  for (const { segment } of sentences.segment(text)) yield* segment.split(/(?<=[\p{Ll})”"]\.\s)(?=\d)/u);
}

/** The rules read English, so text in another script is neither scored nor quoted. */
function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return 2 * (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters;
}

function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  for (const segment of segmentsOf(text)) {
    const last = parts.at(-1);
    if (last !== undefined && (ABBREVIATION.test(last.trim()) || CLOSING.test(segment))) {
      parts[parts.length - 1] = last + segment;
    } else parts.push(segment);
  }
  return parts
    .map((part) => part.trim().replace(LEADING_MARK, '').replace(ENDS_OPEN, ''))
    .filter((part) => HAS_WORD.test(part) && isMostlyLatin(part));
}

/** Finds the lines that contain each sentence of a block. Call it with the sentences in order. */
function linesOf({ lines, text }: Block): (sentence: string) => Line[] {
  const { text: whole, starts } = joined(lines);
  if (whole !== text) return () => lines;
  const spans = lines.map((line, at) => {
    const start = starts[at] ?? 0;
    return { line, start, end: start + line.text.length };
  });
  let from = 0;
  return (sentence) => {
    const start = Math.max(0, text.indexOf(sentence, from));
    from = start + sentence.length;
    return spans.filter((span) => span.start < from && span.end > start).map(({ line }) => line);
  };
}

const sizeOf = ({ lines }: Block) => Math.max(...lines.map(({ size }) => size));
const alike = (a: number, b: number) => Math.abs(a - b) < 0.05 * b;

/** The subject of a slide: what its title or a heading names, otherwise what its text is about. */
function topicOfSlide(
  { number, title }: Slide,
  blocks: readonly Block[],
  among: number,
  company: string | null,
): Topic | null {
  const named = title === null ? null : topicOfTitle(title);
  if (named) return named;
  if (number === 1) return 'cover';
  const texts = blocks.map(({ text }) => text);
  const headings = new Set(texts.map(topicOf).filter((topic) => topic !== null));
  if (headings.size > 0) return headings.size === 1 ? ([...headings][0] ?? null) : null;
  const said = texts.filter(
    (text) =>
      (text !== title || wordsOf(text).length >= ASSERTION || figuresOf(text).length > 0) &&
      !isKeywordList(text) &&
      !isSourceLine(text),
  );
  const isOwn = (heading: string) => company !== null && heading.toLowerCase().startsWith(`${company} `);
  return subjectOf(title, said.flatMap(sentencesOf), { place: number, among }, isOwn);
}

interface Told {
  slide: Slide;
  lines: Line[];
  blocks: readonly Block[];
  topic: Topic | null;
  comparedAs: (line: Line) => Compared | null;
}

/** Decks present the solution by this slide. */
const EARLY = 5;

/** If no slide presents the solution, the slide after the problem without another subject does. */
function withSolution(told: readonly Told[]): Told[] {
  if (told.some(({ topic }) => topic === 'solution')) return [...told];
  const place = told.findIndex(
    ({ topic }, at) =>
      topic === null && at > 0 && at < EARLY && ['problem', 'timing'].includes(told[at - 1]?.topic ?? ''),
  );
  return told.map((slide, at) => (at === place ? { ...slide, topic: 'solution' } : slide));
}

function statementsOfSlide({ slide, lines, blocks, topic: whole, comparedAs }: Told): Statement[] {
  const { title } = slide;
  let topic = whole;
  /** Font size of the heading that set the topic. The next heading of that size ends the topic. */
  let headingSize = 0;
  let heading: Block | null = null;
  return blocks.flatMap((block) => {
    const { text } = block;
    if (block.role === 'heading' || isInstruction(text) || CAPTION.test(text)) return [];
    if (block.role !== 'title' && isHeadingOf(block, lines)) heading = block;
    const under = { title, heading: heading === block ? null : (heading?.text.replace(ENDS_OPEN, '') ?? null) };
    const ownTopic = topicOf(text);
    if (ownTopic) {
      topic = ownTopic;
      headingSize = sizeOf(block);
    } else if (alike(sizeOf(block), headingSize) && !/[.!?]$/u.test(text) && isLargest(block, lines)) {
      topic = whole;
    }
    if (isHeading(text)) return [];
    const inTitle = title !== null && (title.includes(text) || text.includes(title));
    const own = linesOf(block);
    const [only] = block.lines;
    const compared = only && comparedAs({ ...only, text });
    const said = compared?.kind === 'difference' ? [compared.text] : sentencesOf(text);
    return said.map((sentence) => {
      const stood = own(sentence);
      const box = compared?.kind === 'difference' ? compared.box : around(stood.map((line) => line.box));
      const recognised = stood.some(({ source }) => source === 'ocr');
      const statement = {
        slide: slide.number,
        text: sentence,
        topic,
        title: inTitle,
        role: block.role,
        under,
        box,
        recognised,
      };
      return compared ? { ...statement, compared } : statement;
    });
  });
}

/** Whether a block is larger than more than half of the slide's lines, as headings are. */
function isLargest(block: Block, lines: readonly Line[]): boolean {
  const size = sizeOf(block);
  return lines.filter((line) => line.size < 0.95 * size).length * 2 > lines.length;
}

const LONGEST_HEADING = 60;

/** Whether a block heads what follows: short, without a full stop, and larger or bolder than most of the slide. */
function isHeadingOf(block: Block, lines: readonly Line[]): boolean {
  const { text } = block;
  if (text.length > LONGEST_HEADING || /[.!?]$/u.test(text) || block.role === 'value' || block.role === 'row')
    return false;
  if (isHeading(text) || isLargest(block, lines)) return true;
  const bold = lines.filter((line) => line.bold).length;
  return bold * 2 < lines.length && block.lines.every((line) => line.bold);
}

/** Repetition adds nothing: of identical statements, keeps the one in the matching part of the deck. */
function onceEach(statements: readonly Statement[]): Statement[] {
  const kept = new Map<string, Statement>();
  for (const statement of statements) {
    const words = statement.text.toLowerCase().replace(/[^\p{L}\p{N}$€£%]+/gu, ' ');
    const before = kept.get(words);
    if (!before || (before.topic === null && statement.topic !== null)) kept.set(words, statement);
  }
  return [...kept.values()].toSorted((a, b) => a.slide - b.slide);
}

/** Removes slides that repeat an earlier one word for word; they might be taken for another part. */
function shownOnce(slides: readonly Slide[]): Slide[] {
  const shown = new Set<string>();
  return slides.filter(({ lines }) => {
    const words = lines.map(({ text }) => text).join('\n');
    return !shown.has(words) && Boolean(shown.add(words));
  });
}

const isWithin = ({ box }: Line, outer: Box) =>
  sharedWidth(box, outer) > 0.5 * box.width && sharedHeight(box, outer) > 0.5 * box.height;

/** Each cell of a comparison by itself, because its role depends on its column. */
function cellBlocks({ box, blocks }: Region, { tables }: Slide): Block[] {
  const table = tables.find((one) => one.box === box);
  const lines = blocks.flatMap((block) => block.lines);
  return (table?.rows ?? []).flat().flatMap((cell): Block[] => {
    const own = cell ? lines.filter((line) => isWithin(line, cell.box)) : [];
    return cell && own.length > 0 ? [{ role: 'text', text: cell.text, box: cell.box, lines: own }] : [];
  });
}

/** The blocks of a slide in reading order. */
function blocksOf(slide: Slide, lines: readonly Line[], comparedAs: Told['comparedAs']): Block[] {
  const kept = new Set(lines);
  const isCompared = ({ blocks }: Region) =>
    blocks.some((block) => block.lines.some((line) => comparedAs(line) !== null));
  const place = new Map(slide.lines.map((line, at) => [line, at]));
  const first = (block: Block) => Math.min(...block.lines.map((line) => place.get(line) ?? 0));
  return slide.regions
    .flatMap((region) => (region.kind === 'table' && isCompared(region) ? cellBlocks(region, slide) : region.blocks))
    .filter((block) => block.lines.some((line) => kept.has(line)))
    .toSorted((a, b) => first(a) - first(b));
}

/** A cover title with at most this many words is the company's name. */
const LONGEST_NAME = 4;

/** Everything the slides say, without page numbers, footers, bare headings and instructions to the reader. */
export function statementsOf(slides: readonly Slide[]): Statement[] {
  const repeated = repeatedLines(slides.map(({ lines }) => lines));
  const cover = slides.find(({ number }) => number === 1)?.title ?? null;
  const company = cover !== null && cover.split(' ').length <= LONGEST_NAME ? cover.toLowerCase() : null;
  const once = shownOnce(slides);
  const among = Math.max(...once.map(({ number }) => number));
  const told = once.map((slide) => {
    const lines = slide.lines.filter((line) => !line.furniture && !isFurniture(line, repeated));
    const comparedAs = comparedOn(slide, company);
    const blocks = blocksOf(slide, lines, comparedAs);
    return { slide, lines, blocks, topic: topicOfSlide(slide, blocks, among, company), comparedAs };
  });
  return onceEach(withSolution(told).flatMap(statementsOfSlide));
}
