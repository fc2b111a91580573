import type { LikelihoodGap, LikelihoodGapKind } from '@northlight/shared-api/rules';
import { figuresOf } from '../rubric/figures.ts';
import { isInstruction } from '../rubric/instructions.ts';
import { isKeywordList } from '../rubric/words.ts';
import type { GivenText } from '../types.ts';
import { type AnswerKind, askedKind, gives, namesDate, tellingWords } from './answer-kinds.ts';
import { shorten } from './texts.ts';

/** An answer in words, and what it is worth. */
export interface JudgedAnswer {
  answer: GivenText;
  /** 0 nothing, 3 stated, 5 specific, 8 with a figure, a date or a file: the rubric's bands. */
  worth: 0 | 3 | 5 | 8;
  /** Why it is worth nothing; null if it is worth something. */
  flaw: LikelihoodGapKind | null;
}

/** An answer with fewer words than this has no detail. */
const SPECIFIC = 8;
/** A figure needs this many words around it to answer a question that asks for words. */
const CONTEXT = 3;
/** Share of words in common from which two answers are the same. */
const SAME = 0.8;
/** Texts with fewer words, such as "Yes" or "12", may answer two questions. */
const SHORT = 3;
const OFTEN = 3;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const FILLER =
  /^\W*(?:t\.?b\.?[dacn]\.?|n\.?\/?a\.?|to be (?:done|defined|determined|decided|announced|confirmed|continued|added)|coming soon|later|same(?: as)? (?:above|before)|(?:please )?see (?:the |our )?(?:above|below|deck|pitch(?: deck)?|sheet|website|attached|attachment)|as (?:above|in the deck)|(?:just )?(?:a )?test(?:ing)?(?: answer)?|foo(?: ?bar)?|bla+h?(?:[ ,]+bla+h?)*|placeholder|your (?:answer|text) here|idk|i (?:do not|don[’']t) know|no idea|whatever|x+|\?+|answer)?\W*$/iu;
const LATIN = /\b(?:lorem ipsum|dolor sit|consectetur|adipiscing|sed do eiusmod|ut labore)\b/iu;
const MASHED = /asdf|sdfg|dfgh|fghj|qwer|wert[yz]u?i|zxcv|yxcv|xcvb|hjkl|(\p{L})\1{3,}/iu;
/** Share of different words below which an answer repeats itself. */
const VARIED = 0.4;

function isFiller(text: string): boolean {
  if (FILLER.test(text) || LATIN.test(text)) return true;
  const words = wordsOf(text);
  if (words.length >= SHORT && new Set(words).size < VARIED * words.length && words.length < 40) return true;
  return words.some((word) => MASHED.test(word)) && words.length <= SHORT;
}

const jaccard = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / Math.max(1, one.size + other.size - both);
};

/** Whether other answers to different questions say the same in nearly the same words. */
function isRepeated(answer: GivenText, all: readonly GivenText[]): boolean {
  const words = wordsOf(answer.text);
  const own = new Set(words);
  const same = all.filter(
    (other) =>
      other.question !== answer.question &&
      (wordsOf(other.text).join(' ') === words.join(' ') ||
        (own.size > SHORT &&
          jaccard(own, new Set(wordsOf(other.text))) >= SAME &&
          sameFigures(other.text, answer.text))),
  );
  return words.length < SHORT ? same.length + 1 >= OFTEN : same.length > 0;
}

const figureTexts = (text: string) => figuresOf(text).map((figure) => figure.text);

/** Two answers with different figures may share the words around them. */
const sameFigures = (one: string, other: string) =>
  tellingWords(one).length > SHORT || figureTexts(one).join() === figureTexts(other).join();

/** Whether an answer consists of the words of a question, and adds no figure. */
function isCopy({ text }: GivenText, all: readonly GivenText[]): boolean {
  const words = wordsOf(text);
  return (
    words.length >= SHORT &&
    figuresOf(text).length === 0 &&
    all.some(({ question }) => {
      const asked = new Set(wordsOf(question));
      return words.filter((word) => asked.has(word)).length >= SAME * words.length;
    })
  );
}

const isKeywords = (text: string) => {
  const plain = text.replace(/[$€£]?\d[\d.,]*(?:[kmbx%]\b)?/giu, ' ');
  return wordsOf(plain).length > SHORT && isKeywordList(plain);
};

function flawOf(answer: GivenText, kind: AnswerKind, all: readonly GivenText[]): LikelihoodGapKind | null {
  const { text, hasFile } = answer;
  if (hasFile) return null;
  if (isInstruction(text) || isFiller(text)) return 'filler';
  if (isCopy(answer, all)) return 'copies';
  if (isRepeated(answer, all)) return 'repeats';
  if (isKeywords(text)) return 'keywords';
  return gives(kind, text) ? null : kind;
}

function worthOf({ text, hasFile }: GivenText, kind: AnswerKind): JudgedAnswer['worth'] {
  if (hasFile) return 8;
  const words = text.trim().split(/\s+/u).length;
  if (kind === 'link') return 5;
  const isNumeric = ['money', 'count', 'duration', 'share', 'date'].includes(kind);
  const hasFigure = figuresOf(text).length > 0 || figuresOf(`${text.trim()} of`).length > 0;
  if (kind === 'date' && namesDate(text)) return 8;
  if (hasFigure && (isNumeric || tellingWords(text).length >= CONTEXT)) return 8;
  return words >= SPECIFIC ? 5 : 3;
}

/** Judges the answers in words. A choice from a list says nothing about readiness. */
export function judgeAnswers(answers: readonly GivenText[]): JudgedAnswer[] {
  const written = answers.filter(({ isChoice }) => !isChoice);
  return written.map((answer) => {
    const kind = askedKind(answer.question);
    const flaw = flawOf(answer, kind, written);
    return { answer, flaw, worth: flaw === null ? worthOf(answer, kind) : 0 };
  });
}

/** Flaws that concern an answer as such, told as a number of answers. */
const COUNTED = ['repeats', 'filler', 'copies', 'keywords'] as const;
/** Longer answers that miss what is asked are mistaken, not nonsense. */
const NONSENSE_WORDS = 5;

/** Whether more than half of the answers say nothing. */
export function areNonsense(judged: readonly JudgedAnswer[]): boolean {
  const nonsense = judged.filter(
    ({ flaw, answer }) =>
      flaw !== null &&
      ((COUNTED as readonly string[]).includes(flaw) || tellingWords(answer.text).length < NONSENSE_WORDS),
  );
  return nonsense.length * 2 > judged.length;
}

/** Most single answers that are named. */
const NAMED = 2;

/** What is wrong with the answers: flaws by their number, then single answers by their question. */
export function answerGaps(judged: readonly JudgedAnswer[]): LikelihoodGap[] {
  const counted = COUNTED.map((kind) => ({
    kind,
    subject: null,
    count: judged.filter(({ flaw }) => flaw === kind).length,
  })).filter(({ count }) => count > 0);
  const named = judged.flatMap(({ flaw, answer, worth }): LikelihoodGap[] => {
    const subject = shorten(answer.question);
    if (flaw === null) return worth < 5 ? [{ kind: 'detail', subject, count: null }] : [];
    return (COUNTED as readonly string[]).includes(flaw) ? [] : [{ kind: flaw, subject, count: null }];
  });
  const unfit = named.filter(({ kind }) => kind !== 'detail').slice(0, NAMED);
  const thin = named.filter(({ kind }) => kind === 'detail').slice(0, 1);
  return [...counted, ...unfit, ...thin];
}
