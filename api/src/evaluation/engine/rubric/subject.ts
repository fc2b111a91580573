import { opensWithName } from './backing.ts';
import { COUNTED_BUYERS } from './buyers.ts';
import { CURRENCY, figuresOf } from './figures.ts';
import { PERSON } from './people.ts';
import type { Topic } from './topics.ts';

/** Clues to the part of a deck when its heading does not name it: words in the heading and in the sentences. */
interface Cue {
  topic: Topic;
  /** Matches a word anywhere in a heading. */
  heading: RegExp;
  /** Matches a sentence about the subject. */
  sentence: RegExp;
  /** An additional test for sentences. */
  also?: (text: string) => boolean;
}

const MONEY = String.raw`${CURRENCY}[\d.,]+ ?(?:[kmbt]n?\b|thousand|million|billion|lakh|crore)?`;
/** An amount that could be a unit price. */
const PRICE = String.raw`${CURRENCY}[\d.,]*\d ?k?\b(?! ?(?:[mbt]n?\b|million|billion|trillion|lakh|crore))`;
/** An amount that only a market reaches. */
const BILLIONS = String.raw`${CURRENCY}[\d.,]+ ?(?:bn?|tn?|billion|trillion|lakh crore)\b`;
/** What a rival company is or does: "HotSOS was built for engineers". */
const RIVAL =
  /^\p{Lu}[\p{L}\d.’-]+(?:,? (?:and|or) \p{Lu}[\p{L}\d.’-]+)? (?:(?:is|are|was|were) (?:an? |built|made|designed|aimed|limited|priced|only|for )|needs?|costs?|charges?|lets|cannot|does|do|stops?|lends?|posts?|sells?|reads?|works?|starts?|stays|takes?|branches|auctions|lists) |^\p{Lu}[\p{L}\d.’-]+,? (?:and|or) \p{Lu}[\p{L}\d.’-]+(?: \p{Lu}[\p{L}\d.’-]+)? (?!ran|built|led|founded|met|worked|knows?|joined|grew)\p{Ll}+(?!.*\b(?:us|our)\b)/u;
const PEOPLE = new RegExp(`^${PERSON} (?:and|&) ${PERSON}`, 'u');
const ofRival = (text: string) => RIVAL.test(text) && !PEOPLE.test(text) && opensWithName(text);

const COMPLAINT =
  /\b(?:lose[sn]?|losing|lost|wast\w+|waits?|late|never|nobody|cannot|can['’]?t|broken|by hand|manual\w*|re-?(?:key|type)\w*|fail\w*|refus\w+|throw\w* away|borrow|struggl\w+|too (?:expensive|slow|late|hard|much)|worry|give up|hard to|takes? (?:them |us )?\d+|costs? (?:them|it|us|the|[$€£\d]|\p{L}+ [$€£])|fewer than|without|overtime|error|spoil\w*|delay\w*|drowning|frustrat\w+|goes sour|only \d+ ?%|one in (?:ten|\w+))\b/iu;

const CUES: readonly Cue[] = [
  {
    topic: 'ask',
    heading:
      /\b(?:rais(?:e|ing)|round|fund(?:s|ed|ing)?|financing|invest(?:ment|ors?)?|seed|series [a-c]|ask|what we need|capital)\b|^(?:we (?:are )?)?(?:seek(?:ing)?|looking for)\b/iu,
    sentence: new RegExp(
      String.raw`\b(?:rais(?:e|ing)|seeking|looking for|asking for|we need|seed|series [a-c]|term sheet|committed|investors?|equity|safe|valuation|lead(?:s|ing) (?:with|the)|runway|use of (?:funds|proceeds)|our round|look(?:ing)? for ${CURRENCY})|\b(?:half|third|quarter|\d+ ?%) (?:of it )?(?:goes|is for|for|to|into)\b|^${MONEY} (?:for|to|in|builds?|buys?|gets?|takes?|brings?|pays? for|pre-?seed|seed|equity|safe)\b`,
      'iu',
    ),
  },
  {
    topic: 'financials',
    heading:
      /\b(?:financials?|finances?|p&l|numbers for)\b|^(?:our |the |financial )?(?:plan|budget|forecast|outlook|projections?)\b/iu,
    sentence:
      /\b(?:revenues?|sales|turnover|ebitda|costs?|loss(?:es)?|profit|burn|cash)\b.{0,60}\b20\d\d\b.{0,60}\b20\d\d\b|\b(?:break[- ]?even|burn rate|(?:monthly|net|cash|our) burn|burn (?:is|was|of)|runway|ebitda|cash flow|we (?:lose|spend))\b/iu,
  },
  {
    topic: 'team',
    heading:
      /\b(?:team|founders?|people|who (?:we are|is (?:building|behind))|behind|crew|about us|leadership|experience|background|bios?)\b/iu,
    sentence: new RegExp(
      String.raw`^${PERSON}(?: (?:and|&) ${PERSON})|^${PERSON}(?:,(?! (?:19|20)\d\d)| [–—-]|:| \()|^\p{Lu}\p{L}+ (?:ran|led|built|sold|managed|wrote|founded|knows|grew up)\b|^${PERSON} (?:ran|led|built|sold|managed|worked|was|is|wrote|founded|discovered|grew|shipped|took|headed|spent|joined|has|leads|runs|ships|builds|sells)\b|\b(?:ex-\p{L}+|formerly|previously|years (?:at|of|in|as)|co-?founders?|founders?|for (?:\w+|\d+) years|(?:C[ETOFPMS]O)|phd|alumn\w+|advis[eo]rs?)\b`,
      'u',
    ),
  },
  {
    topic: 'competition',
    heading:
      /\b(?:compet\w+|alternatives?|landscape|others|rivals?|incumbents?|versus|vs|compare\w*|comparison|options|who else|what else|nobody else|no other)\b|^next to\b/iu,
    sentence:
      /\b(?:competitors?|incumbents?|rivals?|alternatives?|instead|ours|others|compared (?:to|with)|unlike|none of (?:them|these)|neither|we (?:were|are) (?:built|made|not))\b/iu,
    also: ofRival,
  },
  {
    topic: 'model',
    heading:
      /\b(?:model|pric\w+|earn\w*|who pays|pays? (?!us\b)|commercials?|economics|monetis\w+|monetiz\w+|revenues?|margins?|make money|fees?|tariffs?|as a service|sold (?:by|per|at))\b/iu,
    sentence: new RegExp(
      String.raw`${PRICE}\W{0,2}(?:/|per\b|an?\b|each\b|every\b)|\b(?:(?<!^\d[\d,]* [\p{L}-]+ )pays? (?:us|nothing|for|[$€£\d])|we (?:charge|keep|take|earn)|subscription|commission|gross margins?|licen[cs]es?|leases?|freemium|affiliate|take rate|mark-?up|fee|per (?:seat|user|agent|month|year|unit|order|transaction)|premium|payback|paid back|adverts|ads)\b`,
      'iu',
    ),
  },
  {
    topic: 'route',
    heading:
      /\b(?:route|channels?|go[- ]to[- ]market|going to market|gtm|distribution|reach\w*|sales|sell|acquire|acquisition)\b/iu,
    sentence:
      /\b(?:refer(?:s|red|rals?)?|resell\w*|distribut\w+|channels?|through (?:the|our|their)|partner(?:s|ed|ships?)|word of mouth|outbound|inbound|sells? (?:it|through|via)|roll(?:ed|s)? (?:it )?out)\b/iu,
  },
  {
    topic: 'market',
    heading:
      /\b(?:markets?|tam|sam|som|opportunity|market size|how (?:big|large|many)|audience|buyers|customers we|who (?:we sell to|buys)|industry|sector|demand)\b/iu,
    sentence: new RegExp(
      String.raw`\b(?:markets?|industry|tam|sam|som|addressable|cagr|population)\b|${BILLIONS}|\b\d[\d.,]*(?: million| billion)? [\p{L} -]{3,50}\b(?:in (?:the )?(?:us|uk|eu|europe|america|germany|england|world)|a year|spend|worldwide|per year)\b|\bat (?:an average of )?[$€£]?[\d.,]+ ?[kmb]? (?:a|per|each)\b.{0,40}(?:that is|:|=|would)|[x×*] ?${CURRENCY}[\d.,]+|^= ?${CURRENCY}|${COUNTED_BUYERS}`,
      'iu',
    ),
  },
  {
    topic: 'traction',
    heading:
      /\b(?:traction|growth|growing|adoption|results?|numbers|momentum|progress|so far|customers|where we are|how far|metrics|kpis?|users|orders|sales to date|proof|revenue|buzz|since)\b/iu,
    sentence:
      /\b(?:users?|customers?|clients?|orders|downloads|sign[- ]?ups|subscribers|wait-?list|invoiced|sold (?!by|through|as)|bought|signed|contracts|under contract|\d[\d,]* [\p{L}-]+ (?:pay|use|order|play|bid|book) |mrr|arr|recurring revenue|retention|churn|repeat|active|installs?|followers|letters of intent|pre-?orders|renewed|paying|testers|weekly|tried (?:with|by)|finished|completed|came back|come back|ordered again|players|trips|deliveries|bookings|transactions|prepaid|prepurchas\w*|evaluations?|paid pilots?|stores|participants|treated|(?:send|bring|supply|pay|work with|buy from|order from) us)\b|^\p{Lu}[^:]{1,30}: \d.{0,20}\bin 20\d\d/iu,
  },
  {
    topic: 'status',
    heading:
      /\b(?:status|stage|pilots?|prototype|roadmap|progress|trial|test(?:ed|s)?|demo|evidence|validation|regulation|launch)\b|^from .{2,24} to .{2,24}$/iu,
    sentence:
      /\b(?:prototype|beta|commissioned|pilot\w*|trial|live (?:in|since|at|with)|shipping|launch\w*|in production|running since|built|deployed|flights?|delivered|installed|certif\w+|in use (?:at|by|since)|measured)\b/iu,
  },
  {
    topic: 'solution',
    heading:
      /\b(?:solution|product|how it works|what (?:it|we) (?:does|do|built|make)|our (?:app|game|tool|test|answer|way)|the (?:app|machine|device|assay|platform|tool|answer|system)|features?|approach|technology|idea)\b|^what\??$/iu,
    sentence:
      /^\p{Lu}[\p{L}’-]+ is an? (?:[\p{L}-]+ ){0,4}(?:platform|app|tool|service|marketplace|device|sensor|software|api|system|network)\b|^(?:a|an|our|the|it|you|each|every) [\p{L} -]{3,40}\b(?:that|reads?|shows?|matches|lets?|gives?|sends?|watches|drafts?|flies|makes?|marks?|finds?|turns?|heats?|clips|fits|counts?|listens?|sorts?|connects?|follows?)\b|\b(?:we (?:built|make|help|build|give|turn|connect|deliver)|lets|helps|enables|empowers|in one click|automatically|platform|app)\b/iu,
  },
  {
    topic: 'timing',
    heading:
      /\b(?:why now|timing|the shift|shift (?:to|from|in)|what (?:has )?changed|trends?|moment|ban|law|regulation|mandat\w+)\b/iu,
    sentence:
      /\b(?:why now|since (?:the )?20\d\d|new (?:law|rule|regulation|directive)|from (?:january|july|20\d\d)|for the first time|has become|have become|fell (?:from|to|by)|comes into force|takes effect)\b/iu,
  },
  {
    topic: 'problem',
    heading:
      /\b(?:problem|pain|need|waste|wrong|broken|challenge|lonely|hard|insight|context|today|why|cost of|unmet|status quo|lose|losing|matters)\b/iu,
    sentence: COMPLAINT,
  },
];

/** Weight of a heading, relative to a sentence. */
const HEADING = 2;
/** Weight of a heading that makes a statement about the subject without naming it. */
const ASSERTED = 1.5;
/** Weight when every sentence is about the subject. */
const BODY = 2.5;
/** Minimum lead of the most likely subject. */
const CLEAR = 0.25;
/** Minimum weight; below it the subject is unknown. */
const ENOUGH = 1.2;
/** Minimum weight for another subject on the slide where decks usually present the problem. */
const EVIDENT = 3.5;
/** Decks begin with the problem: the first text slide gets a bonus, late slides a penalty. */
const OPENING = 1.5;
const LATE = 5;
/** Decks end with the team and the ask. */
const CLOSING = 0.5;

/**
 * Prices appear on many slides, often competitors' prices. The model therefore needs a word in the heading, or a
 * sentence that says who charges.
 */
const WEIGHTY: ReadonlySet<Topic> = new Set(['model']);
const TAKES = /\bwe (?:charge|keep|take|earn|sell|lease|bill)\b/iu;

/** Bonus or penalty of a subject for the slide's position in the deck. */
function leanOf(topic: Topic, place: number, among: number): number {
  if (topic === 'problem') return place === 2 ? OPENING : place >= LATE ? -OPENING / 3 : 0;
  if (among < LATE) return 0;
  if (topic === 'ask' && place >= among - 1) return CLOSING;
  if (topic === 'team' && place >= among - 3) return CLOSING;
  return 0;
}

/** A bare list of figures is about results. */
const isTally = (texts: readonly string[]) =>
  texts.length > 1 && texts.filter((text) => figuresOf(text).length > 0).length === texts.length;

/**
 * The part of the story that a slide tells, by its text, when its heading names none. Null when it is unclear. `place`
 * is the slide number of `among` slides; `isOwn` tells whether a heading begins with the company's name.
 */
export function subjectOf(
  heading: string | null,
  texts: readonly string[],
  { place, among }: { place: number; among: number },
  isOwn: (heading: string) => boolean = () => false,
): Topic | null {
  const opening = place === 2;
  if (texts.length === 0) return null;
  const below = texts.filter((text) => text !== heading);
  const weights = CUES.map(({ topic, heading: named, sentence, also }) => {
    const isNamed = heading !== null && (named.test(heading) || (topic === 'solution' && isOwn(heading)));
    const speaks = (text: string) => sentence.test(text) || also?.(text) === true;
    const isSaid = heading !== null && speaks(heading);
    const share = texts.filter(speaks).length / texts.length;
    const title = isNamed ? HEADING : isSaid ? ASSERTED : 0;
    const lean = leanOf(topic, place, among);
    const tally = topic === 'traction' && isTally(below) ? Math.min(below.length - 1, 2) : 0;
    const light = WEIGHTY.has(topic) && !isNamed && !isSaid && !texts.some((text) => TAKES.test(text));
    const body = light ? share : BODY * share;
    return { topic, weight: title + body + lean + tally };
  }).toSorted((a, b) => b.weight - a.weight);
  const [first, second] = weights;
  const complains = texts.length > 1 || texts.some((text) => COMPLAINT.test(text));
  if (
    opening &&
    heading !== null &&
    first &&
    (first.topic === 'problem' || first.weight < (complains ? EVIDENT : ENOUGH))
  )
    return 'problem';
  if (!first || first.weight < ENOUGH || (second && first.weight - second.weight < CLEAR)) return null;
  return first.topic;
}
