import { sectionOfRule } from '../../generate/story.ts';
import { questionOf } from '../../investor-questions.ts';
import { standingsOf } from '../../judgement.ts';
import { RULES } from '../../reading.ts';
import type { Block } from '../../types.ts';
import { type Answer, list, paragraph, quoteItem } from '../blocks.ts';
import { factsIn } from '../person-facts.ts';
import { type Hit, searchDeck, termOf, termsOf, wordsAsked } from '../search.ts';
import type { Talk } from '../talk.ts';
import { unreadNote } from './deck.ts';

/** Minimum share of the question's terms that an answer must contain. */
const ENOUGH = 0.5;
const MOST = 3;

/** Investor vocabulary, which marks a question as on topic even if the deck does not use it. */
const TRADE = new Set(
  `${RULES.map((rule) => `${rule.name} ${rule.looksFor} ${rule.advice.detail} ${questionOf(rule)}`).join(' ')} churn retention revenue profit margin burn
  runway valuation equity investor investors founder founders ceo cto competitor competitors patent price pricing customer
  customers user users market tam sam som mrr arr ltv cac growth team raise round seed series roadmap launch exit board
  cap table dilution pilot contract partner partners technology data risk risks regulation sales channel office country`
    .split(/[^\p{L}\p{N}-]+/u)
    .map(termOf)
    .filter((term) => term !== null),
);

/** A question about the company, whatever its words. */
const OURS = /\b(?:we|our|us|my|company|startup|deck|slides?|investors?|business)\b/u;
/** An attempt to change the assistant's role. */
const COMMAND =
  /\b(?:ignore|disregard|forget|pretend|act as|system prompt|jailbreak|poem|joke|song|story about|recipe|weather)\b/u;

const isClose = (hits: readonly Hit[], top: Hit) =>
  hits.filter(({ share, score }) => share >= top.share - 0.2 && score >= top.score * 0.55);

/** Answers from the deck's own sentences, and says what the deck does not say. */
export function facts(talk: Talk): Answer {
  const { deck, input, section } = talk;
  const hits = searchDeck(deck, input.message);
  const [top] = hits;
  if (top && top.share >= ENOUGH) {
    const best = isClose(hits, top)
      .slice(0, MOST)
      .map(({ statement }) => statement);
    const slides = [...new Set(best.map(({ slide }) => slide))];
    const where =
      slides.length === 1 ? `slide ${slides[0]}` : `slides ${slides.join(' and ')}`.replace(/ and (?=.* and )/gu, ', ');
    return {
      blocks: [paragraph(`The deck says this on ${where}:`), ...list(best.map(quoteItem))],
      suggestions: [`What would an investor ask about slide ${slides[0]}?`, 'What is missing?'],
    };
  }
  const terms = termsOf(input.message);
  const trade = terms.filter((term) => TRADE.has(term)).length;
  const isOurs = OURS.test(talk.asked) && !COMMAND.test(talk.asked);
  return section !== null || isOurs || trade >= Math.max(1, terms.length / 2) ? silent(talk, top) : offTopic();
}

/**
 * The closest match: what the deck says about the part that the question names, otherwise the most similar sentence.
 */
function closest({ section, deck }: Talk, top: Hit | undefined): Block[] {
  const said = section
    ? standingsOf(deck, section.rules).flatMap(({ finding }) => (finding ? [finding.statement] : []))
    : [];
  if (section && said.length > 0) {
    const quotes = [...new Set(said)].slice(0, MOST).map(quoteItem);
    return [paragraph(`What it does say on ${section.label.toLowerCase()}:`), ...list(quotes)];
  }
  return top && top.share > 0.3 ? [paragraph('The closest it comes:'), ...list([quoteItem(top.statement)])] : [];
}

function silent(talk: Talk, top: Hit | undefined): Answer {
  const { section, input } = talk;
  const looked = wordsAsked(input.message)
    .slice(0, 6)
    .map((word) => `“${word}”`);
  const near = closest(talk, top);
  const words = near.length > 0 ? 'The deck does not say that in these words.' : 'The deck does not say.';
  const tell = section
    ? `If you know it, tell me, and I will draft the ${section.label.toLowerCase().replace(/^the /u, '')} slide with it, marked as yours.`
    : 'If you know it, tell me, and I will put it on a slide, marked as yours.';
  const search = looked.length > 0 ? ` I looked for ${looked.join(', ')}.` : '';
  return {
    blocks: [paragraph(`${words}${search}${unreadNote(input.material)} ${tell}`), ...near],
    suggestions: ['What is missing?', ...(section ? [`Draft a slide on ${section.label.toLowerCase()}`] : [])],
  };
}

/** The answer to an off-topic question. */
export const offTopic = (): Answer => ({
  blocks: [
    paragraph(
      'I can only talk about this deck: what it says, what is missing in it, what an investor would ask, and how to say it better. For anything else I am no help.',
    ),
  ],
  suggestions: ['Summarise the deck', 'What is missing?', 'What would an investor ask?'],
});

/** Acknowledges facts that the user states without a question. */
export function noted({ input, section, deck }: Talk): Answer {
  const told = factsIn(input.message);
  const hits = searchDeck(deck, told.join(' '));
  const own = section ?? (hits[0] && hits[0].share >= ENOUGH ? sectionOfRuleOn(deck, hits[0]) : null);
  const items = told.map((text) => ({ text, citations: [] }));
  const place = own ? `It belongs to ${own.label.toLowerCase()}.` : 'Say which slide it belongs to.';
  return {
    blocks: [
      paragraph('Noted as yours; the deck does not carry it yet:'),
      ...list(items),
      paragraph(`${place} Add its date and where it comes from before you show it.`),
    ],
    suggestions: own ? [`Draft a slide on ${own.label.toLowerCase()}`] : ['What is missing?'],
  };
}

function sectionOfRuleOn({ slides }: Talk['deck'], { statement }: Hit) {
  const own = slides.find(({ slide }) => slide.number === statement.slide);
  const [best] = (own?.findings ?? []).toSorted((a, b) => b.band - a.band);
  return best ? sectionOfRule(best.rule) : null;
}
