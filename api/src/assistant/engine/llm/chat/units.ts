/** A line of its own: an entry of a list, or a draft of a slide. */
const LINE = /^\s*(?:[-*•]\s|\d{1,2}[.)]\s|DRAFT\b|```)/u;
/** So much has to be there before it is known whether a line is one of those. */
const TELLING = 6;
/** A sentence with the citations after it, once the next has begun. */
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

/** Cuts what is being written into pieces that can be checked: sentences, entries of a list, whole drafts. */
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
