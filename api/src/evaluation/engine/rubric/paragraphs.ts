import { bottomOf, rightOf, sharedWidth } from '../../../decks/reading/layout/boxes.ts';
import type { Line } from '../../../decks/reading/types.ts';

/** Lines that form one statement, in reading order. */
export type Paragraph = Line[];

const FIGURE =
  /^[~<>≈±+−-]?\s?[$€£¥]?\s?\d[\d.,]*\s?(?:%|[x×]|[kmbt]|bn|mn|million|billion|trillion)?\+?(?:\s?(?:days?|hours?|hrs?|h|weeks?|months?|years?|min(?:utes)?|s(?:econds)?))?$/iu;
const ORDINAL = /^\d{1,2}\.?$/u;
const BULLET_START = /^(?:[•●○◦▪■▸►➤➢✓✔✗❌✅*→]|[–—-]\s|\d{1,2}[.)]\s)/u;
const ATTRIBUTION = /^[–—-]\s?\p{Lu}/u;
const PERSON = /^(?:(?:Dr|Prof)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}\.?)?(?:\s\p{Lu}[\p{L}’'-]+){1,2}$/u;
const ROLE =
  /\b(?:ceo|cto|coo|cfo|cmo|cpo|founder|vp|head of|chief|engineer|designer|director|president|lead|developer|scientist|advis[eo]r)\b/iu;

/** A shorter line followed by a capital is complete. */
const SHORTEST_WRAPPED = 20;

/** Gap between two lines, in heights of the lower one. */
const gap = (above: Line, below: Line) => (below.box.y - bottomOf(above.box)) / below.box.height;
const firstWord = (text: string) => text.split(' ')[0] ?? text;

function isStep(line: Line, lines: readonly Line[]): boolean {
  if (!ORDINAL.test(line.text)) return false;
  const number = Number.parseInt(line.text, 10);
  const near = (other: Line) => ORDINAL.test(other.text) && Math.abs(Number.parseInt(other.text, 10) - number) === 1;
  return lines.some((other) => near(other) && Math.abs(other.size - line.size) < 0.2 * line.size);
}

/** Whether the next line continues this one: the line is full, or a sentence clearly goes on. */
function wraps(line: Line, next: Line, width: number): boolean {
  if (BULLET_START.test(next.text) || /[.!?:”"]$/u.test(line.text)) return false;
  if (/^[\p{Ll}(]/u.test(next.text) || /[,–—-]$/u.test(line.text)) return true;
  if (line.text.length < SHORTEST_WRAPPED) return false;
  const word = (next.box.width * firstWord(next.text).length) / Math.max(1, next.text.length);
  return line.box.width + word > 0.97 * width;
}

function adjoins(line: Line, next: Line): boolean {
  return (
    Math.abs(line.size - next.size) <= 0.12 * next.size &&
    gap(line, next) < 0.8 &&
    gap(line, next) > -0.5 &&
    sharedWidth(line.box, next.box) > 0
  );
}

function isNear(line: Line, next: Line): boolean {
  return gap(line, next) < 1.6 && gap(line, next) > -2.5 && sharedWidth(line.box, next.box) > 0;
}

function labels(figure: Line, label: Line, lines: readonly Line[], factor: number): boolean {
  return (
    FIGURE.test(figure.text) &&
    !isStep(figure, lines) &&
    figure.size >= factor * label.size &&
    /\p{L}{2}/u.test(label.text) &&
    isNear(...(figure.box.y < label.box.y ? ([figure, label] as const) : ([label, figure] as const)))
  );
}

/** A large figure with the label below it, or a label above its figure if nothing below explains the figure. */
function isLabelled(line: Line, next: Line, after: Line | undefined, lines: readonly Line[]): boolean {
  if (labels(line, next, lines, 1.25)) return true;
  const explained = after !== undefined && labels(next, after, lines, 1.25);
  return !explained && line.text.length < 50 && labels(next, line, lines, 1.6);
}

function isNameWithRole(line: Line, next: Line): boolean {
  return PERSON.test(line.text) && ROLE.test(next.text) && gap(line, next) < 1.5 && sharedWidth(line.box, next.box) > 0;
}

function isAttributed(line: Line, next: Line): boolean {
  return /[”"]$/u.test(line.text) && ATTRIBUTION.test(next.text) && gap(line, next) < 2.5;
}

/** Groups the lines of a slide into statements: wrapped text, a figure and its label, a name and a role. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  lines.forEach((line, index) => {
    const paragraph = paragraphs.at(-1);
    const last = paragraph?.at(-1);
    const column = lines
      .slice(Math.max(0, index - 6), index + 6)
      .filter((near) => Math.abs(near.box.x - line.box.x) < 0.02);
    const width = Math.max(...column.map(({ box }) => rightOf(box))) - line.box.x;
    const continues =
      last &&
      ((adjoins(last, line) && wraps(last, line, width)) ||
        isLabelled(last, line, lines[index + 1], lines) ||
        isNameWithRole(last, line) ||
        isAttributed(last, line));
    if (paragraph && continues) paragraph.push(line);
    else paragraphs.push([line]);
  });
  return paragraphs;
}
