/** The start of a separate line: a list item or a slide draft. */
const LINE = /^\s*(?:[-*•]\s|\d{1,2}[.)]\s|DRAFT\b|```)/u;
/** Characters needed to recognise such a line. */
const TELLING = 6;
/** A sentence with its citations, complete once the next one has begun. */
const SENTENCE = /^(?:\[[^\]\n]*\]|[^[\n.!?]|[.!?](?=\S))*[.!?]+["”’')]*(?:\s*\[[^\]\n]*\])*(?=\s+[^\s[])/u;

function nextUnit(text: string, isLast: boolean): string | null {
  const end = text.indexOf('\n');
  const line = end === -1 ? null : text.slice(0, end + 1);
  if (line === null && !isLast && text.trimStart().length < TELLING) return null;
  if (LINE.test(text)) return line ?? (isLast ? text : null);
  const sentence = SENTENCE.exec(text)?.[0];
  if (sentence) return sentence;
  return line ?? (isLast ? text : null);
}

/** Splits streamed text into units that can be checked: sentences, list items and complete drafts. */
export async function* unitsOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  function* complete(isLast: boolean) {
    for (let unit = nextUnit(text, isLast); unit !== null && text !== ''; unit = nextUnit(text, isLast)) {
      text = text.slice(unit.length);
      yield unit;
    }
  }
  for await (const piece of pieces) {
    text += piece;
    yield* complete(false);
  }
  yield* complete(true);
}
