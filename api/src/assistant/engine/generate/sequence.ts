import { BULLETS_ARRANGED } from '@northlight/shared-api/rules';
import { capital, withoutStop } from '../sentences.ts';
import { beginsWithVerb } from './clauses.ts';
import type { Piece } from './piece.ts';
import { actsIn, givesAway, isDoubtful, type Person, personOf } from './step-verbs.ts';

/** What happens one after another, in the founder's own words. */
export interface Sequence {
  /** The words before the first step that announce them all; null without any. */
  head: string | null;
  steps: string[];
  pieces: readonly Piece[];
}

const { least, most } = BULLETS_ARRANGED.steps;
/** Most characters of a step. */
const LONGEST = 90;
const isWithin = (steps: readonly string[]) =>
  steps.length >= least && steps.length <= most && steps.every((step) => step.length <= LONGEST && step.includes(' '));

/** What may join two steps. Nothing else of a sentence is dropped. */
const JOINTS = /,\s+and\s+|;\s+(?:and\s+)?|,\s+|\s+and\s+/giu;
/** A clause about a thing. A verb after it may be part of it: "a drone that touches the blade and measures it". */
const RELATIVE = /\b(?:that|which|who|whom|whose|where|what|how|why|whether|if|because|so)\b/iu;
const THEN = /^(?:then|finally|next)\b/iu;
/** "– we send a tree, swap it and take it back": what comes before it announces the steps. */
const HEAD = /^([^:–—]+?)(?:: | [–—] )(.+)$/u;

/** What shows that steps follow each other: a word of time, or one that refers to what came before. */
const EARLY = /\b(?:ahead|in advance|once|the (?:same )?day)\b/iu;
const LATER =
  /\b(?:then|before|after that|afterwards|once|when|as soon as|within|until|next|finally|later|the (?:same|next) day)\b/iu;
const REFERS = /\b(?:it|them|they|its|their)\b/iu;
const STEM = 5;
/** The beginnings of long words, which words for one thing share: "scores", "the score". */
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/(?!(?:every|which|where|about|other|their|there)\b)\b\p{L}{5,}/gu) ?? []).map((word) =>
    word.slice(0, STEM),
  );

/** Whether steps follow each other, rather than stand beside each other: "counts calories and tracks sleep". */
function isInOrder(steps: readonly string[]): boolean {
  const [first = '', ...later] = steps;
  const named = new Set(stemsOf(first));
  return (
    EARLY.test(first) ||
    later.some((step) => LATER.test(step) || REFERS.test(step) || stemsOf(step).some((stem) => named.has(stem))) ||
    (givesAway(later.at(-1) ?? '') && !givesAway(first))
  );
}

const isBalanced = (text: string) =>
  (text.match(/[(“]/gu) ?? []).length === (text.match(/[)”]/gu) ?? []).length && !text.includes('"');

/** "uses drones to scan fields and spray": the second verb may go with the first, or with the one after "to". */
const hasInfinitive = (text: string) => {
  const words = text.split(/\s+/u);
  return words.some((word, at) => word.toLowerCase() === 'to' && personOf(words.slice(at + 1).join(' ')) === 'base');
};

/** Whether a step may end at a joint, before a verb in this form or before a clause with a subject of its own. */
function endsAt(joint: string, step: string, next: Person | 'clause'): boolean {
  if (!isBalanced(step)) return false;
  if (next === 'clause') return /[,;]/u.test(joint) || !RELATIVE.test(step);
  return !RELATIVE.test(step) && !(next === 'base' && hasInfinitive(step));
}

/**
 * Whether a word that may be a name for things is a verb: by the parser, or, where the one before the last "and" has no
 * "s", since it would need an article as a name: "purify it and ship carbonate".
 */
const isVerb = (text: string, person: Person, joint: string) =>
  person === 'third' ? beginsWithVerb(text) : !joint.startsWith(',');

/** The steps of a sentence that says what one does after another; null for any other sentence. */
function stepsOf(text: string): string[] | null {
  const joints = [...text.matchAll(JOINTS)];
  const main = actsIn(text);
  if (!main) return null;
  let { person } = main;
  const steps: string[] = [];
  let from = 0;
  let last = '';
  for (const { index, 0: joint } of joints) {
    const rest = text.slice(index + joint.length);
    const found = personOf(rest);
    const isListed = joint.startsWith(',') || steps.length > 0;
    const isInDoubt = found === null && isListed && isDoubtful(rest, person);
    if (isInDoubt && !isVerb(rest, person, joint)) return null;
    const verb = isInDoubt ? person : found;
    const clause = verb === null ? actsIn(rest) : null;
    if (verb !== person && !clause) continue;
    const step = text.slice(from, index);
    if (!endsAt(joint, step, clause ? 'clause' : person)) return null;
    steps.push(step);
    from = index + joint.length;
    last = THEN.test(rest) ? `${joint}and` : joint;
    person = clause?.person ?? person;
  }
  steps.push(text.slice(from));
  if (!/and|;/iu.test(last) || !isWithin(steps) || !steps.every(isBalanced) || !isInOrder(steps)) return null;
  return steps.map(capital);
}

/** The steps that one sentence tells, with the words before them that announce them. */
function inSentence(piece: Piece): Sequence | null {
  const text = withoutStop(piece.text);
  const [, head = '', rest = ''] = HEAD.exec(text) ?? [];
  const announced = head.split(' ').length > 1 ? stepsOf(rest) : null;
  if (announced) return { head: capital(head), steps: announced, pieces: [piece] };
  const steps = stepsOf(text);
  return steps && { head: null, steps, pieces: [piece] };
}

const BEGINS = /^(?:first(?:ly)?|to begin with)\b/iu;
const GOES_ON = /^(?:then|next|after that|afterwards|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|lastly)\b/iu;

/** Sentences that each are one step: numbered by their author, or with words such as "first" and "then". */
function overSentences(pieces: readonly Piece[]): Sequence | null {
  for (const [at, piece] of pieces.entries()) {
    const isNumbered = piece.place === 1;
    if (!isNumbered && !BEGINS.test(piece.text)) continue;
    const goesOn = ({ text, place }: Piece, step: number) =>
      isNumbered ? place === step + 2 : place === undefined && GOES_ON.test(text);
    const after = pieces.slice(at + 1);
    const end = after.findIndex((next, step) => !goesOn(next, step));
    const run = [piece, ...(end === -1 ? after : after.slice(0, end))];
    const steps = run.map(({ text }) => capital(withoutStop(text)));
    if (isWithin(steps)) return { head: null, steps, pieces: run };
  }
  return null;
}

/** What these sentences tell as steps, if some do. */
export function sequenceIn(pieces: readonly Piece[]): Sequence | null {
  const told = overSentences(pieces);
  if (told) return told;
  for (const piece of pieces) {
    const found = inSentence(piece);
    if (found) return found;
  }
  return null;
}
