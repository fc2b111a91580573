import { sectionOfRule } from '../../generate/story.ts';
import { questionOf } from '../../investor-questions.ts';
import { cite, standingsOf } from '../../judgement.ts';
import { RULES } from '../../reading.ts';
import type { Block } from '../../types.ts';
import { type Answer, list, paragraph, quoteItem } from '../blocks.ts';
import { factsIn } from '../person-facts.ts';
import { groupsOf, type Passage, passagesOf, type Shown } from '../search/passages.ts';
import { type Hit, type Query, queryOf, rank } from '../search/rank.ts';
import { termOf, termsOf, wordsAsked } from '../search/terms.ts';
import type { Talk } from '../talk.ts';
import { check } from './checks.ts';
import { compute } from './compute.ts';
import { unreadNote } from './deck.ts';

/** Minimum share of the question's terms that an answer must contain. */
const ENOUGH = 0.5;
const MOST = 3;
/** Passages with almost the best score are shown, too. */
const CLOSE = 0.12;

/** Least share of a question that an answer covers, and least match of what it names. */
const COVERED = 0.3;
const NAMED = 0.5;
/** Match of a concept by its own name. */
const SURE = 0.75;
/** An answer that covers less of the question is not a plain one. */
const PLAIN = 0.45;

const isAnswer = ({ share, main, isOfKind }: Hit) => share >= COVERED && (main >= NAMED || share >= ENOUGH) && isOfKind;

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

const MOST_IN_LIST = 10;

/** A passage as a list item, with the heading under which it stands. */
const passageItem = ({ slide, text, around: { heading } }: Passage) => ({
  text: heading === '' || /[|:]/u.test(heading) ? `“${text}”` : `${heading}: “${text}”`,
  citations: [cite({ slide, text })],
});

/** A list is taken as a whole if no single passage is better than it by more than this. */
const BETTER = { listed: 0.3, single: -0.1 };
/** A part of a slide that is this short is quoted as a whole, because its lines explain each other. */
const SHORT = { passages: 5, characters: 480 };

const isListed = ({ isList, concepts, terms }: Query) => (isList || concepts[0]?.isList === true) && terms.length <= 3;

/** The part of the slide in which a passage stands, if it is short. */
function partOf(passage: Passage, passages: readonly Passage[]): Passage[] {
  const part = passages.filter(({ group, isTitle }) => group === passage.group && !isTitle);
  const length = part.reduce((sum, { text }) => sum + text.length, 0);
  return part.length <= SHORT.passages && length <= SHORT.characters ? part : [passage];
}

/** People are named above what is said about them. */
function withPerson(best: readonly Passage[], query: Query, passages: readonly Passage[]): Passage[] {
  const [first] = best;
  if (!first || query.expected[0] !== 'person' || best.some(({ kinds }) => kinds.own.has('person'))) return [...best];
  const person = passages.findLast(
    ({ at, slide, kinds }) => slide === first.slide && at < first.at && at >= first.at - 6 && kinds.own.has('person'),
  );
  return person ? [person, ...best] : [...best];
}

/** Headings stand in front of what they head. */
const withoutHeadings = (members: readonly Passage[]) =>
  members.filter(({ text }) => !members.some(({ around }) => around.heading === text));

const inOrder = (hits: readonly Hit[]) => hits.map(({ passage }) => passage).toSorted((a, b) => a.at - b.at);

/** All of a slide in place of its best part, if the slide is about what the question names. */
function ofSlide({ members = [], slide, around }: Passage, { concepts }: Query, passages: readonly Passage[]) {
  const [main] = concepts;
  const isAbout = main && (main.names ?? main.says).test(around.title);
  return isAbout ? passages.filter((one) => one.slide === slide && !one.isTitle) : members;
}

/** A question may ask for two things: the best passage for what it names second. */
function otherConcepts(query: Query, hits: readonly Hit[]): Hit[] {
  const [, second] = query.concepts;
  if (!second) return [];
  const own = { ...query, concepts: [second], terms: [], expected: second.needs ?? [] };
  const [best] = rank(
    own,
    hits.map(({ passage }) => passage),
  );
  return best && best.main >= SURE && best.isOfKind ? [best] : [];
}

/** What answers the question: the best passages, or all that stands under the heading that it asks for. */
function chosen(query: Query, hits: readonly Hit[], passages: readonly Passage[]): Passage[] {
  const [top] = hits;
  if (!top) return [];
  const listed = isListed(query);
  const [group] = rank(query, groupsOf(passages));
  if (group?.passage.members && group.score > top.score - (listed ? BETTER.listed : BETTER.single)) {
    const members = withoutHeadings(listed ? ofSlide(group.passage, query, passages) : group.passage.members);
    if (members.length <= (listed ? MOST_IN_LIST : SHORT.passages)) return members;
    if (listed) return inOrder(rank(query, members).slice(0, MOST_IN_LIST));
    const best = new Set(
      rank(query, members)
        .slice(0, SHORT.passages)
        .map(({ passage }) => passage.at),
    );
    return members.filter(({ at }, place) => (best.size > 0 ? best.has(at) : place < SHORT.passages));
  }
  const close = [...otherConcepts(query, hits), ...hits.filter(({ score }) => score >= top.score - CLOSE)]
    .slice(0, MOST)
    .map(({ passage }) => passage);
  // A value with its label says everything; a line of a card is understood with the others.
  const isWhole = query.expected.some((kind) => top.passage.kinds.own.has(kind)) && top.share >= ENOUGH;
  const part = isWhole ? [top.passage] : partOf(top.passage, passages);
  const all = [...part, ...close.filter((one) => !part.includes(one))].slice(0, Math.max(part.length, MOST));
  return withPerson(all, query, passages);
}

const quoted = ({ text, passages }: Shown): Answer => ({
  blocks: [paragraph(text), ...list(passages.map(passageItem))],
  suggestions: [`What would an investor ask about slide ${passages[0]?.slide ?? 1}?`, 'What is missing?'],
});

/** A number that follows from others, with how. */
const workedOut = ({ text, passages }: Shown): Answer => ({
  blocks: [
    paragraph(`The deck does not state this number, but it follows from what the deck says. ${text}`),
    ...list(passages.map(passageItem)),
  ],
  suggestions: ['Do the numbers agree?', 'What is missing?'],
});

/** Answers from what the slides say, and says what the deck does not say. */
export function facts(talk: Talk): Answer {
  const { deck, input, section } = talk;
  const query = queryOf(talk.asked);
  const passages = passagesOf(deck);
  const checked = check(talk, passages, isAnswer);
  if (checked) return quoted(checked);
  const worked = compute(talk.asked, query, passages);
  if (worked) return workedOut(worked);
  const hits = rank(query, passages);
  const [top] = hits;
  if (top && isAnswer(top)) {
    const best = chosen(query, hits, passages);
    const slides = [...new Set(best.map(({ slide }) => slide))];
    const where =
      slides.length === 1 ? `slide ${slides[0]}` : `slides ${slides.join(' and ')}`.replace(/ and (?=.* and )/gu, ', ');
    const lead =
      top.share >= PLAIN ? `The deck says this on ${where}:` : `I found no plain answer. The nearest is on ${where}:`;
    return quoted({ text: lead, passages: best });
  }
  const terms = termsOf(input.message);
  const trade = terms.filter((term) => TRADE.has(term)).length;
  const isOurs = OURS.test(talk.asked) && !COMMAND.test(talk.asked);
  const isOnTopic = section !== null || query.concepts.length > 0 || isOurs || trade >= Math.max(1, terms.length / 2);
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
    return [paragraph(`What it does say on ${section.label.toLowerCase()}:`), ...list(quotes)];
  }
  return top && top.share > COVERED && top.main >= NAMED
    ? [paragraph('The closest it comes:'), ...list([passageItem(top.passage)])]
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
    suggestions: ['What is missing?', ...(section ? [`Draft a slide on ${section.label.toLowerCase()}`] : [])],
  };
}

/** The answer to an off-topic question. */
export const offTopic = (): Answer => ({
  blocks: [
    paragraph(
      'I can only talk about this deck: what it says, what is missing in it, what an investor would ask, and how to say it better. I cannot help with anything else.',
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
  const place = own ? `It belongs to ${own.label.toLowerCase()}.` : 'Say which slide it belongs to.';
  return {
    blocks: [
      paragraph('Noted as yours. It is not in the deck yet:'),
      ...list(items),
      paragraph(`${place} Add its date and where it comes from before you show it.`),
    ],
    suggestions: own ? [`Draft a slide on ${own.label.toLowerCase()}`] : ['What is missing?'],
  };
}

function sectionOfRuleOn({ slides }: Talk['deck'], passage: Passage) {
  const own = slides.find(({ slide }) => slide.number === passage.slide);
  const [best] = (own?.findings ?? []).toSorted((a, b) => b.band - a.band);
  return best ? sectionOfRule(best.rule) : null;
}
