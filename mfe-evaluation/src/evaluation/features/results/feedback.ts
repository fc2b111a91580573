/** Feedback of a category: the sentence that says it all, and the others. */
export interface Feedback {
  verdict: string;
  rest: string;
}

/** The end of a sentence, followed by the start of another one. */
const END = /[.!?]\s+(?=[^\s])/g;

/** True if the position is between a quote's marks: what is quoted may hold sentences of its own. */
const isQuoted = (text: string, at: number) => text.lastIndexOf('“', at) > text.lastIndexOf('”', at);

/** Splits feedback after its first sentence. */
export function splitFeedback(feedback: string): Feedback {
  for (const { 0: end, index } of feedback.matchAll(END)) {
    if (isQuoted(feedback, index)) continue;
    return { verdict: feedback.slice(0, index + 1), rest: feedback.slice(index + end.length) };
  }
  return { verdict: feedback, rest: '' };
}
