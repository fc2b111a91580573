import { command } from './answers/commands.ts';
import { competition } from './answers/competition.ts';
import { improve, investorQuestions, missingFromDeck, overview, score, strengths, structure } from './answers/deck.ts';
import { draftFor } from './answers/draft.ts';
import { facts, noted } from './answers/facts.ts';
import { insert } from './answers/insert.ts';
import { agreement, numbers } from './answers/numbers.ts';
import { elevatorPitch, email, oneLine, weakestSlide } from './answers/pitches.ts';
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

/** What is missing or wrong in something that is neither the deck nor a part of it: "what is wrong with schools?" */
const OF_OTHERS =
  /\b(?:missing|lack(?:s|ing)?|gaps?|forgotten|left out|weak(?:ness|nesses)?|wrong|holes?) (?:with|in|of|from|at|about|for)\b(?! (?:(?:the|my|our|this|that|your) )?(?:deck|pitch|presentation|slides?|story|it|this|that|here|us|numbers|startup|company)\b)|\bwhat (?:do|does) (?!(?:the|my|our|this|your) (?:deck|pitch|presentation|slides?)\b|it\b|we\b|i\b).+ (?:lack|miss)\b/u;

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
  { asks: /\belevator pitch\b|\bpitch (?:in|of) (?:30|thirty|half a minute)/u, answer: elevatorPitch },
  {
    asks: /\b(?:one[- ]line(?:r)?|one[- ]sentence)\b.{0,24}\b(?:description|summary|pitch)?|\bin one sentence\b|\btag ?line\b/u,
    answer: oneLine,
  },
  {
    asks: /\be-?mail\b.{0,30}\b(?:to|for) (?:an? |the |my )?(?:investors?|vcs?|angels?)\b|\binvestor e-?mail\b/u,
    answer: email,
  },
  {
    asks: /\b(?:weakest|worst|poorest) slide\b|\bwhich slide .{0,24}\b(?:weak|worst|weakest|fix|improve)\w*/u,
    answer: weakestSlide,
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
    asks: /\b(?:draft|write|create|make|add|compose|generate|propose|suggest)\b.{0,60}\b(?:slide|version)\b|^(?:please |now |then )*draft\b|\bnew slide\b|\bdraft (?:it|one)\b/u,
    answer: (talk) => draftFor(talk, false),
  },
  {
    asks: /\b(?:my|our|the|this|overall|deck's?) (?:(?:overall|total|whole|deck|deck's|pitch|low|problem|solution|product|market|traction|model|competition|team|financials?|ask|and|&) ){0,3}scores?\b(?! (?:for|of)\b)|^what(?:'s| is) the score|\bscored?\b.{0,20}\b(?:low|high|lowest|highest|\d+)\b|\bhow (?:do|did|am|are) (?:i|we) (?:score|rated)\b|\brating\b|\bout of (?:10|ten)\b|\bwhy (?:is|are|did|so) .{0,40}\b(?:so low|so high|low|high)\b(?= ?\??$)/u,
    answer: score,
  },
  {
    asks: /^(?:do|are|does|is) (?:the |my |our |all )?(?:numbers?|figures?|slides?|deck|sums?)\b.{0,20}\b(?:agree|consistent|contradict\w*|add up|match)\b|\b(?:consistency|inconsisten\w+|contradictions?)\b|\b(?:mistakes?|errors?) in (?:the|my|our|it)\b/u,
    answer: agreement,
  },
  {
    asks: /\b(?:what|anything|something|is|are)\b.{0,30}\b(?:missing|lacks?|lacking|gaps?|forgotten|left out|weak(?:est|ness|nesses)?|wrong|holes?)\b|\b(?:gaps?|weak(?:est|ness|nesses)) (?:in|of|slide|part|point)\b|^missing\b/u,
    answer: (talk) => {
      if (isOnSlide(talk)) return spoken(talk, (slide) => improveSlide(talk, slide));
      return talk.section !== null || !OF_OTHERS.test(talk.asked) ? missingFromDeck(talk) : null;
    },
  },
  {
    asks: /\b(?:would|will|might|may|could|do|does)\b.{0,16}\b(?:investors?|vcs?|angels?|partners?|they|people)\b.{0,16}\b(?:ask(?! for\b)|question|challenge|object|worry|think|doubt|push back)\b|\b(?:investors?|vcs?|angels?|partners?)\b.{0,16}\b(?:would|will|might|may|could)\b.{0,12}\b(?:ask|question|challenge|object|worry|think|doubt|push back)\b|\bquestions?\b.{0,40}\b(?:expect|prepare|get|come|investors?|face)\b|\bobjections?\b|\bhard questions?\b/u,
    answer: (talk) =>
      isOnSlide(talk) ? spoken(talk, (slide) => questionsAboutSlide(talk, slide)) : investorQuestions(talk),
  },
  {
    asks: /\b(?:improve|strengthen|polish)\b|^(?:please )?fix\b|\bhow (?:can|could|do|should|would) (?:i|we) (?:fix|change|raise|better)\b|\bwhat (?:should|can|could|must) (?:i|we) (?:do|change|fix|work on|improve)\b|\b(?:do|work on|fix|change) first\b|\bnext steps? (?:for|with) (?:me|us|the deck|this deck|my deck)\b|\braise (?:the|my|our) score\b|\b(?:more convincing|make .{0,30}\b(?:better|stronger))\b/u,
    answer: (talk) => (isOnSlide(talk) ? spoken(talk, (slide) => improveSlide(talk, slide)) : improve(talk)),
  },
  {
    asks: /\b(?:summar\w+|overview|tl;?dr|in (?:a few|two|three) sentences?|in short)\b|\bwhat(?:'s| is) (?:this|the|my|our) (?:deck|pitch|company|startup) about\b|\bpitch (?:me|it)\b/u,
    answer: (talk) => (isOnSlide(talk) ? spoken(talk, whatSlideSays) : overview(talk)),
  },
  {
    asks: /\bwhy (?:should|would) .{0,20}\binvest\b|\b(?:strengths?|strongest|what(?:'s| is) (?:good|strong)|(?:does?|works?) well|best (?:part|slide)|convincing part)\b/u,
    answer: strengths,
  },
  {
    asks: /\b(?:slide order|order (?:of (?:the )?slides|right|ok|good)|(?:the|my|our|this) (?:order|structure|flow|sequence|outline|storyline)|how many slides|too many slides|too few slides)\b/u,
    answer: structure,
  },
  {
    asks: /^(?:please )?(?:which|what|list|show(?: me)?) (?:are )?(?:\p{L}+ ){0,2}(?:numbers|figures|metrics|statistics|kpis)\b(?! (?:for|from|come)\b)/u,
    answer: numbers,
  },
  {
    asks: /^(?:please )?compare (?:us|me|this|our|my|the)\b|\bhow do (?:we|i) compare\b/u,
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
  const changed = insert(talk) ?? command(talk);
  if (changed) return changed;
  if (tellsOnly(input.message)) return noted(talk);
  for (const { asks, answer } of INTENTS) {
    const found = asks.test(asked) ? answer(talk) : null;
    if (found) return found;
  }
  return facts(talk);
}
