import { isHeading } from '../../../../evaluation/engine/rubric/topics.ts';
import type { Concept } from '../search/concepts.ts';
import { expectedBy, type Kind, kindsIn } from '../search/expected.ts';
import { groupsOf, type Passage } from '../search/passages.ts';
import { type Hit, neededBy, type Query, queryOf, rank, wordsOf } from '../search/rank.ts';
import { termsOf } from '../search/terms.ts';
import { quotationLines } from './lines.ts';

/** Minimum share of the question's terms that an answer must contain. */
export const ENOUGH = 0.5;
/** Lines of quotations: with the one that says where they stand, at most seven. */
export const MOST = 6;
/** Passages with almost the best score are shown, too. */
const CLOSE = 0.25;

/** Least share of a question that an answer covers, and least match of what it names. */
export const COVERED = 0.3;
export const NAMED = 0.5;
/** Match of a concept by its own name. */
const SURE = 0.75;
/** Least share of a question's words, where what it names is not in the deck. */
const BY_WORDS = 0.5;

/** Whether a passage answers a question at all. */
export const isAnswer = ({ share, main, isOfKind }: Hit) =>
  share >= COVERED && (main >= NAMED || share >= ENOUGH) && isOfKind;

const MOST_IN_LIST = 10;
/** Passages with so little less than the best score are as good. */
const NEAR_TOP = 0.12;
const MOST_OF_CARD = 4;
const LONGEST_NAME = 60;

/** A list is taken as a whole if no single passage is better than it by more than this. */
const BETTER = { listed: 0.2, single: -0.1 };
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

/** A number, or what a label names. */
const VALUE = /\d|:\s*\S/u;

/** Headings stand in front of what they head. */
const withoutHeadings = (members: readonly Passage[]) => {
  const headings = new Set(members.flatMap(({ around }) => around.heading.split(' · ')));
  const said = members.filter(({ text }) => VALUE.test(text) || !(isHeading(text) || headings.has(text)));
  return said.length > 0 ? said : [...members];
};

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

/** What people ask in a further clause: "who is the CTO, and where did he work before?" */
const CLAUSE =
  /\?\s+(?=\p{L})|,?\s+(?:and|but|or)\s+(?=(?:if not |at |by |for |in |since )?(?:what|how|who|when|where|which|why|is|are|do|does|did|has|have)\b)|[,;–-]\s+(?=(?:what|how|who|when|where|which|why|is|are|do|does|did)\b)/u;

/** Words by which a further clause speaks of what the first one names. */
const SAME = /\b(?:he|she|it|they|them|his|her|their|that|this|there)\b/u;
const MOST_OF_CLAUSE = 2;

/** The best passages for each further clause of a question. */
function otherClauses(asked: string, top: Hit, passages: readonly Passage[]): Passage[] {
  const [, ...clauses] = asked.split(CLAUSE);
  return clauses.flatMap((clause) => {
    const near = SAME.test(clause) ? passages.filter(({ slide }) => slide === top.passage.slide) : passages;
    const hits = rank(queryOf(clause), near);
    const [best] = hits;
    if (!best || !isAnswer(best)) return [];
    return hits
      .filter(({ score }) => score >= best.score - CLOSE / 2)
      .slice(0, MOST_OF_CLAUSE)
      .map(({ passage }) => passage);
  });
}

/** A person with what the slide says below the name. */
function withCards(best: readonly Passage[], { expected, concepts }: Query, passages: readonly Passage[]): Passage[] {
  if (expected[0] !== 'person' && concepts[0]?.section !== 'team') return [...best];
  return best.flatMap((person, at) => {
    if (at > 1 || !person.kinds.own.has('person')) return [person];
    const after = passages.filter((one) => one.slide === person.slide && one.at > person.at);
    const next = after.findIndex(({ kinds, text }) => kinds.own.has('person') && text.length <= LONGEST_NAME);
    return [person, ...after.slice(0, next < 0 ? MOST_OF_CARD : Math.min(next, MOST_OF_CARD))];
  });
}

const unique = (passages: readonly Passage[]) => [
  ...new Map(passages.map((one) => [`${one.slide} ${one.text}`, one])).values(),
];

/** All that stands under the heading that a question asks for, or the best of it if that is much; null if nothing does. */
function listOf(query: Query, hits: readonly Hit[], passages: readonly Passage[]): Passage[] | null {
  const [top] = hits;
  if (!top) return null;
  const listed = isListed(query);
  const least = top.score - (listed ? BETTER.listed : BETTER.single);
  const best = hits.filter(({ score }) => score >= top.score - NEAR_TOP).map(({ passage }) => passage);
  const holdsBest = ({ passage: { members = [] } }: Hit) => members.some((one) => best.includes(one));
  const isName = ({ passage }: Hit) => query.expected[0] === 'person' && kindsIn(passage.text).has('person');
  const group = rank(query, groupsOf(passages)).find((one) => holdsBest(one) && !isName(one));
  if (!group?.passage.members || group.score <= least) return null;
  const members = withoutHeadings(listed ? ofSlide(group.passage, query, passages) : group.passage.members);
  const most = query.isList ? MOST_IN_LIST : MOST;
  if (members.length <= most) return members;
  const ranked = rank(query, members).slice(0, most);
  return ranked.length > 0 ? inOrder(ranked) : members.slice(0, most);
}

const ASKS_TEAM =
  /\bwho(?:'s| is| are) (?:behind|(?:on|in) (?:the|your|our|their) team|(?:the|your|our|their) team)\b/u;
const TEAM = /^\W*(?:(?:meet )?(?:our|the) |core |founding |leadership )?team\W*$/iu;

/** All that the slide about the team says, if the question asks for the team and that is no longer than an answer. */
function teamOf(asked: string, passages: readonly Passage[]): Passage[] | null {
  if (!ASKS_TEAM.test(asked)) return null;
  const place = passages.find(({ text, around }) => TEAM.test(text) || TEAM.test(around.title));
  const members = passages.filter(({ slide, isTitle, text }) => slide === place?.slide && !isTitle && !TEAM.test(text));
  const shown = withoutHeadings(members);
  return shown.length > 1 && quotationLines(shown).length <= MOST_IN_LIST ? shown : null;
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length > 0 && some.length === others.length && some.every((term) => others.includes(term));

/** What stands below a title that asks the same: "Is it legal?" */
function underQuestion(asked: string, passages: readonly Passage[]): Passage[] | null {
  const terms = termsOf(asked);
  const title = passages.find(
    ({ text, isTitle }) => isTitle && text.trimEnd().endsWith('?') && isSame(termsOf(text), terms),
  );
  const below = passages.filter(({ slide, isTitle }) => slide === title?.slide && !isTitle);
  return below.length > 0 ? quotationLines(withoutHeadings(below), MOST).flat() : null;
}

/** As many passages as the lines of an answer hold: all of the part that answers it, or the best. */
const inLines = (passages: readonly Passage[], part: number) =>
  quotationLines(withoutHeadings(passages), Math.max(part, MOST)).flat();

/** What answers the question: all that stands under the heading that it asks for, or the best passages. */
function chosen(asked: string, query: Query, hits: readonly Hit[], passages: readonly Passage[]): Passage[] {
  const [top] = hits;
  if (!top) return [];
  const more = otherClauses(asked, top, passages);
  const close = [...otherConcepts(query, hits), ...hits.filter(({ score }) => score >= top.score - CLOSE)].map(
    ({ passage }) => passage,
  );
  // A value with its label says everything; a line of a card is understood with the others, and a list has several.
  const isWhole =
    !query.isList && query.expected.some((kind) => top.passage.kinds.own.has(kind)) && top.share >= ENOUGH;
  const rest = isWhole
    ? []
    : hits.filter(({ passage }) => passage.slide === top.passage.slide).map(({ passage }) => passage);
  const listed = listOf(query, hits, passages);
  if (listed) return inLines(unique([...listed, ...more, ...close, ...rest]), listed.length);
  const part = isWhole ? [top.passage] : partOf(top.passage, passages);
  const all = unique([...withCards(part, query, passages), ...more, ...close, ...rest]);
  return withPerson(inLines(all, part.length), query, passages);
}

const PAYING = /\bpa(?:ying|id) (?:users?|customers?|clients?|subscribers?|merchants?)\b/u;
const PAYS = /\bpa(?:id|y|ys|ying)\b|\bcustomers?\b|\bclients?\b|\bsubscri\w+|\brevenue\b|\bcontracts?\b|\bsigned\b/iu;

/** Whether a person stands together with the role that a question names. */
const namesPerson = ({ says }: Concept, best: readonly Passage[]) =>
  best.some(
    ({ kinds, text, around }) => kinds.own.has('person') && says.test(`${text} ${around.heading} ${around.near}`),
  );

/** Whether the slides quoted hold a value of the kind that the question needs, and the quotations speak of customers if it asks for paying ones. */
function holdsValue(asked: string, query: Query, best: readonly Passage[], passages: readonly Passage[]): boolean {
  const { concepts } = query;
  // Only a question for a value or a person has none without it: "is anybody using it?" may be answered in words.
  if (expectedBy(asked).length === 0) return true;
  const wanted = neededBy(query);
  const slides = new Set(best.map(({ slide }) => slide));
  const near = passages.filter(({ slide }) => slides.has(slide));
  const holds = wanted.length === 0 || near.some(({ kinds }) => wanted.some((kind) => kinds.own.has(kind)));
  if (concepts[0]?.section === 'team' && wanted[0] === 'person' && !namesPerson(concepts[0], best)) return false;
  const pays = ({ text, around }: Passage) => PAYS.test(`${around.heading} ${text}`);
  return holds && (!PAYING.test(asked) || best.some((one) => one.kinds.own.has('count') && pays(one)));
}

const holdsKind = ({ kinds: { own, near } }: Passage, needed: readonly Kind[]) =>
  needed.length === 0 || needed.some((kind) => own.has(kind) || near.has(kind));

/**
 * What answers a question, read with its concepts, otherwise by its words alone: "ready" may not mean a launch. The
 * latter is never called a plain answer.
 */
export function answerOf(asked: string, query: Query, hits: readonly Hit[], passages: readonly Passage[]) {
  const [top] = hits;
  const whole = teamOf(asked, passages) ?? underQuestion(asked, passages);
  if (whole) return { best: whole, share: 1 };
  const best = top && isAnswer(top) ? chosen(asked, query, hits, passages) : [];
  if (top && best.length > 0) return holdsValue(asked, query, best, passages) ? { best, share: top.share } : null;
  if (query.concepts.length === 0) return null;
  const plain = wordsOf(asked, query);
  const others = rank(plain, passages);
  const [other] = others;
  return other && other.share >= BY_WORDS && other.isOfKind && holdsKind(other.passage, neededBy(query))
    ? { best: chosen(asked, plain, others, passages), share: 0 }
    : null;
}
