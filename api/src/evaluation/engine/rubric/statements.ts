import { around } from '../../../decks/reading/layout/boxes.ts';
import { isFurniture, repeatedLines } from '../../../decks/reading/layout/furniture.ts';
import type { Box, Line, Slide } from '../../../decks/reading/types.ts';
import { isSourceLine } from './backing.ts';
import { type Compared, comparedOn } from './comparison.ts';
import { CURRENCY, figuresOf } from './figures.ts';
import { isInstruction } from './instructions.ts';
import { type Paragraph, paragraphsOf } from './paragraphs.ts';
import { subjectOf } from './subject.ts';
import { isHeading, type Topic, topicOf, topicOfTitle } from './topics.ts';
import { isKeywordList, wordsOf } from './words.ts';

/** A sentence or bullet as it stands on a slide, with the part of the deck's story it stands under. */
export interface Statement {
  slide: number;
  /** EmailContent for letter, except that a line break is a space. */
  text: string;
  /** What the nearest heading above it is about; null when no heading says. */
  topic: Topic | null;
  /** It is the slide's title or a part of it. */
  title: boolean;
  /** The lines it stands on. */
  box: Box;
  /** Its words, or some of them, were recognised in a picture. */
  recognised: boolean;
  /** What it stands for in a comparison in rows and columns. */
  compared?: Compared;
}

/** A title of so many words says something itself. */
const ASSERTION = 4;
const LEADING_MARK = /^(?:[•●○◦▪■▸►➤➢✓✔✗❌✅*→·]\s*|[–—-]\s+|\d{1,2}[.)]\s+)+/u;
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|vs|inc|ltd|corp|dr|mr|mrs|ms|prof|st|no|approx|est|u\.s|u\.k|fig)|\b\p{Lu})\.$/iu;
const CAPTION = /^(?:figure|fig\.|table|exhibit|image)\s?\d+\s?[:.–-]/iu;
const CLOSING = /^[”"’)]/u;
/** A claim has a word, or it is an amount with its year, or what is left after days: "D7 44%". */
const HAS_WORD = new RegExp(String.raw`\p{L}{2}|\bD\d+ \d|\b(?:19|20)\d{2}\W{1,3}${CURRENCY}\d`, 'iu');
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences by the Unicode rules, which do not end one before a digit. */
function* segmentsOf(text: string): Iterable<string> {
  for (const { segment } of sentences.segment(text)) yield* segment.split(/(?<=[\p{Ll})”"]\.\s)(?=\d)/u);
}

function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  for (const segment of segmentsOf(text)) {
    const last = parts.at(-1);
    if (last !== undefined && (ABBREVIATION.test(last.trim()) || CLOSING.test(segment))) {
      parts[parts.length - 1] = last + segment;
    } else parts.push(segment);
  }
  return parts.map((part) => part.trim().replace(LEADING_MARK, '')).filter((part) => HAS_WORD.test(part));
}

const textOf = (paragraph: Paragraph) => paragraph.map(({ text }) => text).join(' ');

/** Finds the lines that a sentence of a paragraph stands on; to be asked for one sentence after the other. */
function linesOf(paragraph: Paragraph): (sentence: string) => Line[] {
  let offset = 0;
  const spans = paragraph.map((line) => {
    const span = { line, start: offset, end: offset + line.text.length };
    offset = span.end + 1;
    return span;
  });
  const text = textOf(paragraph);
  let from = 0;
  return (sentence) => {
    const start = Math.max(0, text.indexOf(sentence, from));
    from = start + sentence.length;
    return spans.filter((span) => span.start < from && span.end > start).map(({ line }) => line);
  };
}

const sizeOf = (paragraph: Paragraph) => Math.max(...paragraph.map(({ size }) => size));
const alike = (a: number, b: number) => Math.abs(a - b) < 0.05 * b;

/** What a slide is about: what its title or a heading names, else what it speaks of. */
function topicOfSlide(
  { number, title }: Slide,
  paragraphs: readonly Paragraph[],
  among: number,
  company: string | null,
): Topic | null {
  const named = title === null ? null : topicOfTitle(title);
  if (named) return named;
  if (number === 1) return 'cover';
  const texts = paragraphs.map(textOf);
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
  paragraphs: Paragraph[];
  topic: Topic | null;
  comparedAs: (line: Line) => Compared | null;
}

/** The solution is told by the fifth slide. */
const EARLY = 5;

/** What follows the problem and is about nothing else tells what the company does about it, unless another slide does. */
function withSolution(told: readonly Told[]): Told[] {
  if (told.some(({ topic }) => topic === 'solution')) return [...told];
  const place = told.findIndex(
    ({ topic }, at) =>
      topic === null && at > 0 && at < EARLY && ['problem', 'timing'].includes(told[at - 1]?.topic ?? ''),
  );
  return told.map((slide, at) => (at === place ? { ...slide, topic: 'solution' } : slide));
}

function statementsOfSlide({ slide, lines, paragraphs, topic: whole, comparedAs }: Told): Statement[] {
  const { title } = slide;
  let topic = whole;
  /** Type size of the heading that set the topic; the next heading of that size ends it. */
  let headingSize = 0;
  return paragraphs.flatMap((paragraph) => {
    const text = textOf(paragraph);
    if (isInstruction(text) || CAPTION.test(text)) return [];
    const ownTopic = topicOf(text);
    if (ownTopic) {
      topic = ownTopic;
      headingSize = sizeOf(paragraph);
    } else if (alike(sizeOf(paragraph), headingSize) && !/[.!?]$/u.test(text) && isLargest(paragraph, lines)) {
      topic = whole;
    }
    if (isHeading(text)) return [];
    const inTitle = title !== null && (title.includes(text) || text.includes(title));
    const own = linesOf(paragraph);
    const [only] = paragraph;
    const compared = only && comparedAs({ ...only, text });
    return sentencesOf(text).map((sentence) => {
      const stood = own(sentence);
      const box = compared?.kind === 'difference' ? compared.box : around(stood.map((line) => line.box));
      const recognised = stood.some(({ source }) => source === 'ocr');
      const statement = { slide: slide.number, text: sentence, topic, title: inTitle, box, recognised };
      return compared ? { ...statement, compared } : statement;
    });
  });
}

/** No smaller than three quarters of the slide's lines: a heading among text, not text among text. */
function isLargest(paragraph: Paragraph, lines: readonly Line[]): boolean {
  const size = sizeOf(paragraph);
  return lines.filter((line) => line.size < 0.95 * size).length * 2 > lines.length;
}

/** Saying a thing again adds nothing: of the same words that one stays which stands where it belongs. */
function onceEach(statements: readonly Statement[]): Statement[] {
  const kept = new Map<string, Statement>();
  for (const statement of statements) {
    const words = statement.text.toLowerCase().replace(/[^\p{L}\p{N}$€£%]+/gu, ' ');
    const before = kept.get(words);
    if (!before || (before.topic === null && statement.topic !== null)) kept.set(words, statement);
  }
  return [...kept.values()].toSorted((a, b) => a.slide - b.slide);
}

/** Slides without those that an earlier one shows already, word for word; there they might be taken for another part. */
function shownOnce(slides: readonly Slide[]): Slide[] {
  const shown = new Set<string>();
  return slides.filter(({ lines }) => {
    const words = lines.map(({ text }) => text).join('\n');
    return !shown.has(words) && Boolean(shown.add(words));
  });
}

/** A cover's title of so many words is the company's name. */
const LONGEST_NAME = 4;

/** Everything the slides say, without page numbers, footers, bare headings, and text that gives the reader orders. */
export function statementsOf(slides: readonly Slide[]): Statement[] {
  const repeated = repeatedLines(slides.map(({ lines }) => lines));
  const cover = slides.find(({ number }) => number === 1)?.title ?? null;
  const company = cover !== null && cover.split(' ').length <= LONGEST_NAME ? cover.toLowerCase() : null;
  const once = shownOnce(slides);
  const among = Math.max(...once.map(({ number }) => number));
  const told = once.map((slide) => {
    const lines = slide.lines.filter((line) => !line.furniture && !isFurniture(line, repeated));
    const paragraphs = paragraphsOf(lines);
    return {
      slide,
      lines,
      paragraphs,
      topic: topicOfSlide(slide, paragraphs, among, company),
      comparedAs: comparedOn(slide, company),
    };
  });
  return onceEach(withSolution(told).flatMap(statementsOfSlide));
}
