import { competition } from './answers/competition.ts';
import { improve, investorQuestions, missingFromDeck, overview, score, strengths, structure } from './answers/deck.ts';
import { draftFor } from './answers/draft.ts';
import { facts, noted } from './answers/facts.ts';
import { agreement, numbers } from './answers/numbers.ts';
import { empty, hello, noTranslation } from './answers/plain.ts';
import { shorten } from './answers/shorten.ts';
import { improveSlide, noSuchSlide, questionsAboutSlide, unread, whatSlideSays } from './answers/slide.ts';
import type { Answer } from './blocks.ts';
import { tellsOnly } from './person-facts.ts';
import type { Talk } from './talk.ts';

const THIS_SLIDE = /\b(?:this|the|that|current|open|next|previous|last|first) slide\b|\bslide\s*#?\d/u;

/** True when the question is about one slide rather than the deck. */
const isOnSlide = ({ asked, names, section }: Talk) =>
  names === 'slide' || (section === null && THIS_SLIDE.test(asked));

const spoken = (talk: Talk, answer: (slide: NonNullable<Talk['slide']>) => Answer): Answer | null =>
  talk.slide ? (unread(talk.slide) ?? answer(talk.slide)) : null;

interface Intent {
  asks: RegExp;
  /** Null passes the question to the next intent. */
  answer: (talk: Talk) => Answer | null;
}

/** Types of questions, in the order in which they are tested. */
const INTENTS: readonly Intent[] = [
  {
    asks: /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks?|thank you|great|perfect|ok(?:ay)?)\b[^a-z]*(?:you|there|so much|a lot|very much)?[^a-z]*$/u,
    answer: hello,
  },
  {
    asks: /\btranslat\w*|\b(?:in|into|to) (?:german|french|spanish|italian|dutch|polish|portuguese|swedish|danish|norwegian|finnish|chinese|japanese|korean|arabic|hindi|turkish|russian)\b/u,
    answer: noTranslation,
  },
  {
    asks: /\b(?:shorten|tighten|condense|trim|simplify|cut (?:it|this|that|the|down|slide)|(?:make|have) .{0,30}\bshorter|too (?:long|wordy|much text|many words)|fewer words|less text)\b/u,
    answer: (talk) => spoken(talk, (slide) => shorten(talk, slide)),
  },
  {
    asks: /\b(?:rewrite|rephrase|reword|redo|what should .{0,30}\bsay|say (?:it )?(?:instead|better)|better wording|replace (?:it|this|the slide|slide))\b/u,
    answer: (talk) => (talk.slide ? (unread(talk.slide) ?? draftFor(talk, true)) : draftFor(talk, false)),
  },
  {
    asks: /\b(?:draft|write|create|make|add|compose|generate|propose|suggest)\b.{0,60}\b(?:slide|it|one|version)\b|^draft\b|\bnew slide\b/u,
    answer: (talk) => draftFor(talk, false),
  },
  {
    asks: /\b(?:scored?|scores|rated|rating|points?|out of (?:10|ten))\b|\bwhy (?:is|are|did|so) .{0,40}\b(?:low|high|\d+)\b/u,
    answer: score,
  },
  {
    asks: /\b(?:agree|consistent|consistency|inconsisten\w+|contradict\w*|add up|match(?:es)?|mistakes?|errors?)\b/u,
    answer: agreement,
  },
  {
    asks: /\b(?:missing|lacks?|lacking|gaps?|forgot(?:ten)?|left out|omit\w*|weak(?:est|ness|nesses|er)?|what(?:'s| is) wrong|holes?)\b/u,
    answer: (talk) => (isOnSlide(talk) ? spoken(talk, (slide) => improveSlide(talk, slide)) : missingFromDeck(talk)),
  },
  {
    asks: /\b(?:investors?|vcs?|angels?|partners?|they)\b.{0,50}\b(?:ask|asks|question|challenge|object|worr|concern|think|doubt|push back)|\bquestions?\b.{0,40}\b(?:expect|prepare|get|come|investor|face)|\bobjections?\b|\bhard questions?\b/u,
    answer: (talk) =>
      isOnSlide(talk) ? spoken(talk, (slide) => questionsAboutSlide(talk, slide)) : investorQuestions(talk),
  },
  {
    asks: /\b(?:improve|better|fix|strengthen|stronger|next steps?|work on|do first|change|raise (?:the|my) score|convincing|polish)\b/u,
    answer: (talk) => (isOnSlide(talk) ? spoken(talk, (slide) => improveSlide(talk, slide)) : improve(talk)),
  },
  {
    asks: /\b(?:summar\w+|overview|elevator|tl;?dr|in (?:one|a few|two|three) sentences?|in short)\b|\bwhat(?:'s| is) (?:this|the|my|our) (?:deck|pitch|company|startup) about\b|\bpitch (?:me|it)\b/u,
    answer: (talk) => (isOnSlide(talk) ? spoken(talk, whatSlideSays) : overview(talk)),
  },
  {
    asks: /\bwhy (?:should|would) .{0,20}\binvest\b|\b(?:strengths?|strong(?:est)?|good|does? well|works? well|best part|convincing part)\b/u,
    answer: strengths,
  },
  {
    asks: /\b(?:order|structure|flow|sequence|outline|storyline|how many slides|too many slides|too few slides)\b/u,
    answer: structure,
  },
  {
    asks: /\b(?:numbers?|figures?|metrics?|statistics|kpis?)\b/u,
    answer: numbers,
  },
  {
    asks: /\bcompar\w+|\bcompetit\w+|\brivals?\b|\balternatives\b|\bsets? (?:us|you|them|it) apart\b|\bdifferentiat\w+|\bmoat\b/u,
    answer: competition,
  },
  {
    asks: /\bslide\b.{0,40}\b(?:says?|said|about|mean|show|explain|tell|read|contain)\b|\b(?:says?|explain|show|describe|read|what(?:'s| is) on|tell me about)\b.{0,40}\bslide\b|^slide \d+\W*$/u,
    answer: (talk) => (isOnSlide(talk) ? spoken(talk, whatSlideSays) : null),
  },
];

/** Answers by the first matching intent, otherwise from the sentences of the deck. */
export function respond(talk: Talk): Answer {
  const { input, asked, deck, names } = talk;
  if (deck.slides.length === 0 && !/\b(?:draft|write|create|make|add)\b/u.test(asked)) return empty();
  if (names === 'missing') return noSuchSlide(talk);
  if (tellsOnly(input.message)) return noted(talk);
  for (const { asks, answer } of INTENTS) {
    const found = asks.test(asked) ? answer(talk) : null;
    if (found) return found;
  }
  return facts(talk);
}
