import { sectionOfRule } from '../../generate/story.ts';
import { questionOf } from '../../investor-questions.ts';
import { cite, standingsOf } from '../../judgement.ts';
import { RULES } from '../../reading.ts';
import type { Block } from '../../types.ts';
import { type Answer, list, paragraph, quoteItem } from '../blocks.ts';
import { factsIn } from '../person-facts.ts';
import { emptyNames, type Passage, passagesOf, type Shown } from '../search/passages.ts';
import { type Hit, queryOf, rank } from '../search/rank.ts';
import { termOf, termsOf, wordsAsked } from '../search/terms.ts';
import type { Talk } from '../talk.ts';
import { check } from './checks.ts';
import { answerOf, COVERED, ENOUGH, isAnswer, MOST, NAMED } from './choose-passages.ts';
import { compute } from './compute/compute.ts';
import { unreadNote } from './deck.ts';
import { quotationLines } from './lines.ts';

/** An answer that covers less of the question is not a plain one. */
const PLAIN = 0.45;

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

/** A question about the company, whatever its words; and so is what asks for a number. */
const OURS = /\b(?:we|our|us|my|company|startup|deck|slides?|investors?|business)\b/u;
/** An attempt to change the assistant's role. */
const COMMAND =
  /\b(?:ignore|disregard|forget|pretend|act as|system prompt|jailbreak|poem|joke|song|story about|recipe|weather)\b/u;

/** Passages of one part of a slide as a list item, with the heading under which they stand. */
function lineItem(line: readonly Passage[]) {
  const heading = line[0]?.around.heading ?? '';
  const text = line.map((passage) => `“${passage.text}”`).join(', ');
  return {
    text: heading === '' || heading.includes('|') ? text : `${heading.replace(/:$/u, '')}: ${text}`,
    citations: line.map(cite),
  };
}

const quotations = (passages: readonly Passage[]) => list(quotationLines(passages).map(lineItem));

const quoted = ({ text, passages }: Shown): Answer => ({
  blocks: [paragraph(text), ...quotations(passages)],
  suggestions: [`What would an investor ask about slide ${passages[0]?.slide ?? 1}?`, 'What is missing?'],
});

/** A number that follows from others, with how. */
const workedOut = ({ text, passages }: Shown): Answer => ({
  blocks: [
    paragraph(`The deck does not state this number, but it follows from what the deck says. ${text}`),
    ...quotations(passages),
  ],
  suggestions: ['Do the numbers agree?', 'What is missing?'],
});

const ASKS_NAME = /^\W*who\b|\bnames?\b/u;
const NAME = termOf('name');

/** Where the name that a question asks for is only a placeholder; null if somebody is named there, or nobody is missing. */
function emptyAnswer({ asked, deck }: Talk, passages: readonly Passage[]): Answer | null {
  if (!ASKS_NAME.test(asked)) return null;
  const terms = termsOf(asked).filter((term) => term !== NAME);
  const place = emptyNames(deck).find(({ around }) => terms.some((term) => around.has(term)));
  const isNamed = passages.some(
    ({ kinds, terms: { own, near } }) =>
      kinds.own.has('person') && terms.some((term) => own.has(term) || near.has(term)),
  );
  if (!place || isNamed) return null;
  return {
    blocks: [
      paragraph(
        `The deck does not say. Slide ${place.slide} has only a placeholder for it. If you tell me the name, I will put it on the slide, marked as yours.`,
      ),
      ...list([{ text: `“${place.text}”`, citations: [cite(place)] }]),
    ],
    suggestions: ['What is missing?'],
  };
}

/** How a hedged answer begins. The benchmark of answers recognizes them by it. */
export const NO_DIRECT_ANSWER = 'I found no direct answer.';

/** Answers from what the slides say, and says what the deck does not say. */
export function facts(talk: Talk): Answer {
  const { deck, input, section } = talk;
  const query = queryOf(talk.asked);
  const passages = passagesOf(deck);
  const empty = emptyAnswer(talk, passages);
  if (empty) return empty;
  const checked = check(talk, passages, isAnswer);
  if (checked) return quoted(checked);
  const worked = compute(talk.asked, query, passages);
  if (worked) return workedOut(worked);
  const hits = rank(query, passages);
  const [top] = hits;
  const found = answerOf(talk.asked, query, hits, passages);
  if (found) {
    const { best, share } = found;
    const slides = [...new Set(best.map(({ slide }) => slide))];
    const where =
      slides.length === 1 ? `slide ${slides[0]}` : `slides ${slides.join(' and ')}`.replace(/ and (?=.* and )/gu, ', ');
    const lead =
      share >= PLAIN
        ? `The deck says this on ${where}:`
        : `${NO_DIRECT_ANSWER} The closest ${slides.length === 1 ? 'passage is' : 'passages are'} on ${where}:`;
    return quoted({ text: lead, passages: best });
  }
  const terms = termsOf(input.message);
  const trade = terms.filter((term) => TRADE.has(term)).length;
  const asksNumber = query.expected.some((kind) => kind === 'money' || kind === 'percent' || kind === 'count');
  const isOurs = (OURS.test(talk.asked) || asksNumber) && !COMMAND.test(talk.asked);
  const isInDeck = query.terms.some((term) => passages.some(({ terms: { own } }) => own.has(term)));
  const isOnTopic =
    (isInDeck && !COMMAND.test(talk.asked)) ||
    section !== null ||
    query.concepts.length > 0 ||
    isOurs ||
    trade >= Math.max(1, terms.length / 2);
  return isOnTopic ? silent(talk, top) : offTopic();
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
    return [paragraph(`What it does say about ${section.phrase}:`), ...list(quotes)];
  }
  return top && top.share > COVERED && top.main >= NAMED
    ? [paragraph('The closest it comes:'), ...quotations([top.passage])]
    : [];
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
    suggestions: ['What is missing?', ...(section ? [`Draft a slide on ${section.phrase}`] : [])],
  };
}

/** The answer to an off-topic question. */
const offTopic = (): Answer => ({
  blocks: [
    paragraph(
      'I can only talk about this deck: what it says, what is missing in it, what an investor would ask, and how to say it better. I can’t help with anything else.',
    ),
  ],
  suggestions: ['Summarize the deck', 'What is missing?', 'What would an investor ask?'],
});

/** Acknowledges facts that the user states without a question. */
export function noted({ input, section, deck }: Talk): Answer {
  const told = factsIn(input.message);
  const [hit] = rank(queryOf(told.join(' ').toLowerCase()), passagesOf(deck));
  const own = section ?? (hit && hit.share >= ENOUGH ? sectionOfRuleOn(deck, hit.passage) : null);
  const items = told.map((text) => ({ text, citations: [] }));
  const place = own ? `It counts toward ${own.phrase}.` : 'Tell me which slide to put it on.';
  return {
    blocks: [
      paragraph('Noted as coming from you. It is not in the deck yet:'),
      ...list(items),
      paragraph(`${place} Add its date and where it comes from before you show it.`),
    ],
    suggestions: own ? [`Draft a slide on ${own.phrase}`] : ['What is missing?'],
  };
}

function sectionOfRuleOn({ slides }: Talk['deck'], passage: Passage) {
  const own = slides.find(({ slide }) => slide.number === passage.slide);
  const [best] = (own?.findings ?? []).toSorted((a, b) => b.band - a.band);
  return best ? sectionOfRule(best.rule) : null;
}
