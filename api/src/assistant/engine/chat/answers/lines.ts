import type { Passage } from '../search/passages.ts';

/** Characters of a passage that shares a line with others, and of all of them: as many as the longest passage has. */
const LONGEST = { passage: 80, line: 240 };

const lengthOf = (passages: readonly Passage[]) => passages.reduce((sum, { text }) => sum + text.length, 0);
const isShort = ({ text, isTitle }: Passage) => text.length <= LONGEST.passage && !isTitle;

const standTogether = (one: Passage, other: Passage) =>
  one.group === other.group && one.around.heading === other.around.heading;

const hasRoom = (line: readonly Passage[], passage: Passage) =>
  line.every((one) => isShort(one) && standTogether(one, passage)) &&
  lengthOf(line) + passage.text.length <= LONGEST.line;

/** The first lines of an answer. Short passages of one part of a slide share a line, in the order of the slide. */
export function quotationLines(passages: readonly Passage[], most = Number.POSITIVE_INFINITY): Passage[][] {
  const lines: Passage[][] = [];
  for (const passage of passages) {
    const line = isShort(passage) ? lines.find((one) => hasRoom(one, passage)) : undefined;
    if (line) line.push(passage);
    else if (lines.length < most) lines.push([passage]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.at - b.at));
}
