import { type Section, STORY, sectionOfRule, sectionOfTopic } from '../generate/story.ts';
import { hiddenTitled, lastNumber, withAsked } from '../hidden-slides.ts';
import { type DeckReading, readForAnswers, type SlideReading } from '../reading.ts';
import type { ChatInput } from '../types.ts';
import { inEnglish } from './search/other-languages.ts';

/** A question with its context. */
export interface Talk {
  input: ChatInput;
  /** The question in lower case, with straight apostrophes. */
  asked: string;
  deck: DeckReading;
  /** The part of the story that the question names. */
  section: Section | null;
  /** The slide that the question names, otherwise the one discussed last or open in the editor. */
  slide: SlideReading | null;
  /** Whether the question itself names a slide, and whether that slide exists. */
  names: 'slide' | 'missing' | 'none';
}

const WORDS: readonly [Section['id'], RegExp][] = [
  ['why-now', /\bwhy now\b|\btiming\b/u],
  [
    'route',
    /\bgo[- ]to[- ]market\b|\bgtm\b|\broute to market\b|\bchannels?\b|\bdistribution\b|\bsales (?:strategy|process|cycle)\b/u,
  ],
  [
    'competition',
    /\bcompetit(?:ion|ors?|ive)\b|\brivals?\b|\balternatives?\b|\bmoat\b|\bdefensib\w+|\bprotectab\w+|\bdifferentiat\w+/u,
  ],
  ['financials', /\bfinancials?\b|\bforecasts?\b|\bprojections?\b|\bbreak[- ]?even\b|\bburn\b|\brunway\b/u],
  [
    'ask',
    /\b(?:the|our|my|your) ask\b|\bask slide\b|\brais(?:e|ing)\b|\bround\b|\buse of funds\b|\bfunding\b|\bvaluation\b/u,
  ],
  ['team', /\bteam\b|\bfounders?\b|\bco-?founders?\b|\bhir(?:e|ing)\b/u],
  ['traction', /\btraction\b|\bretention\b|\bchurn\b|\bmrr\b|\barr\b|\bengagement\b|\bcustomers\b|\busers\b/u],
  [
    'model',
    /\bbusiness model\b|\bpric(?:e|es|ing)\b|\bcharge\b|\bunit economics\b|\bmonetis|\bmonetiz|\bcac\b|\bltv\b|\brevenue model\b/u,
  ],
  ['market', /\bmarket(?: size)?\b|\btam\b|\bsam\b|\bsom\b/u],
  ['product', /\bproduct status\b|\broadmap\b|\bprototype\b|\bdemo\b/u],
  ['problem', /\bproblem\b|\bpain\b/u],
  ['solution', /\bsolution\b|\bproduct\b|\bhow it works\b/u],
];

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

function namedSlide(asked: string, count: number, open: number | null): number | null {
  const number = /\bslides?\s*(?:no\.?|number|nr\.?|#)?\s*(\d{1,3})\b/u.exec(asked)?.[1];
  if (number) return Number(number);
  const ordinal = ORDINALS.findIndex((word) => asked.includes(`${word} slide`));
  if (ordinal >= 0) return ordinal + 1;
  if (/\blast slide\b/u.test(asked)) return count;
  if (/\b(?:cover|title slide)\b/u.test(asked)) return 1;
  if (open !== null && /\bnext slide\b/u.test(asked)) return open + 1;
  if (open !== null && /\bprevious slide\b/u.test(asked)) return open - 1;
  return null;
}

/** The slide of the last answer, for questions such as "Draft it". */
function lastSpokenOf({ history }: ChatInput): number | null {
  for (const { role, blocks } of history.toReversed()) {
    if (role === 'user') continue;
    for (const block of blocks) {
      if (block.type === 'draft') return block.replaces ?? block.after;
      const citations = block.type === 'list' ? block.items.flatMap((item) => item.citations) : block.citations;
      if (citations[0]) return citations[0].slide;
    }
    return null;
  }
  return null;
}

const REFERS = /\b(?:it|that|them|that slide|the slide|same)\b/u;

/** The section that a slide belongs to. */
export function sectionOfSlide({ topic, findings }: SlideReading): Section | null {
  const named = sectionOfTopic(topic);
  const [best] = findings.toSorted((a, b) => b.band - a.band);
  return named ?? (best ? sectionOfRule(best.rule) : null);
}

/** The slides of a section, in order. */
export const slidesOfSection = ({ slides }: DeckReading, section: Section): SlideReading[] =>
  slides.filter(({ topic }) => sectionOfTopic(topic) === section);

const titleWords = (title: string): string[] => title.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/** Whether a phrase holds all long words of a title. */
function namesTitle(phrase: string, title: string): boolean {
  const said = titleWords(phrase);
  const own = titleWords(title);
  return own.length > 0 && own.every((word) => said.includes(word));
}

/** The slide that a phrase names: by its number, its part of the story, or the words of its title; null if none. */
export function slideNamed(phrase: string, { deck, input }: Talk, open: number | null): SlideReading | null {
  const byNumber = (number: number | null) => deck.slides.find(({ slide }) => slide.number === number) ?? null;
  const number = namedSlide(phrase, lastNumber(input.material), open);
  if (number !== null) return byNumber(number);
  const titled = deck.slides.find(({ slide }) => namesTitle(phrase, slide.title ?? ''));
  const id = WORDS.find(([, pattern]) => pattern.test(phrase))?.[0];
  const section = STORY.find((one) => one.id === id);
  const told = titled ?? (section ? slidesOfSection(deck, section)[0] : undefined);
  if (told) return told;
  return /\b(?:this|it|that|the|current|open)(?: slide)?\b/u.test(phrase) ? byNumber(open) : null;
}

const NUMBERED = /\bslides?\s*(?:no\.?|number|nr\.?|#)?\s*(\d{1,3})\b/gu;

const asksIn = (message: string) => inEnglish(message.toLowerCase().replace(/’/gu, "'"));

/** The slide that the last answer was about, if the question refers to it. */
const referredTo = (asked: string, input: ChatInput): number | null =>
  REFERS.test(asked) && !/\bthis\b/u.test(asked) ? lastSpokenOf(input) : null;

/** The question with its deck, which has a hidden slide only if that is open, named or referred to. */
export function withAskedSlides(input: ChatInput): ChatInput {
  const { material, message, slide } = input;
  const asked = asksIn(message);
  const asking = withAsked(material, [
    slide,
    namedSlide(asked, lastNumber(material), slide),
    ...[...asked.matchAll(NUMBERED)].map(([, number]) => Number(number)),
    referredTo(asked, input),
    ...hiddenTitled(material, (title) => namesTitle(asked, title)),
  ]);
  return { ...input, material: asking };
}

/** Determines the context of a question. */
export function talkOf(question: ChatInput): Talk {
  const input = withAskedSlides(question);
  const deck = readForAnswers(input.material.deck);
  const asked = asksIn(input.message);
  const named = namedSlide(asked, lastNumber(input.material), input.slide);
  const sectionId = WORDS.find(([, pattern]) => pattern.test(asked))?.[0];
  const section = STORY.find(({ id }) => id === sectionId) ?? null;
  const wanted = named ?? (section ? null : (referredTo(asked, input) ?? input.slide));
  const bySection = section && named === null ? slidesOfSection(deck, section)[0] : undefined;
  const slide = bySection ?? deck.slides.find((one) => one.slide.number === wanted) ?? null;
  return { input, asked, deck, section, slide, names: named === null ? 'none' : slide ? 'slide' : 'missing' };
}
