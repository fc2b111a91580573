import { figuresOf } from './figures.ts';
import type { Topic } from './topics.ts';

/** What a part of a deck is told by when its heading does not name it: words of its heading, and of its sentences. */
interface Cue {
  topic: Topic;
  /** A word that may stand anywhere in a heading. */
  heading: RegExp;
  /** A sentence speaks of it. */
  sentence: RegExp;
}

const PERSON = String.raw`(?:(?:Dr|Prof)\.? )?\p{Lu}[\p{L}’'-]+ (?:\p{Lu}\. )?\p{Lu}[\p{L}’'-]+`;
const MONEY = String.raw`(?:[$€£₹]|\b(?:USD|EUR|GBP|CHF|KES|NGN|INR|ZAR)\b) ?[\d.,]+ ?(?:[kmbt]n?\b|thousand|million|billion)?`;

const CUES: readonly Cue[] = [
  {
    topic: 'ask',
    heading:
      /\b(?:rais(?:e|ing)|round|fund(?:s|ed|ing)?|financing|invest(?:ment|ors?)?|seed|series [a-c]|ask|what we need|capital)\b/iu,
    sentence: new RegExp(
      String.raw`\b(?:rais(?:e|ing)|seeking|looking for|asking for|we need|seed|series [a-c]|term sheet|committed|investors?|equity|safe|valuation|lead(?:s|ing) (?:with|the)|runway|use of (?:funds|proceeds))\b|\b(?:half|third|quarter|\d+ ?%) (?:of it )?(?:goes|is for|for|to|into)\b|^${MONEY} (?:for|to|in|builds?|buys?|gets?|takes?|brings?|pays? for|pre-?seed|seed|equity|safe)\b`,
      'iu',
    ),
  },
  {
    topic: 'financials',
    heading: /\b(?:financials?|finances?|plan|budget|forecast|outlook|p&l|numbers for|money)\b/iu,
    sentence:
      /\b(?:revenues?|sales|turnover|ebitda|costs?|loss(?:es)?|profit|burn|cash)\b.{0,60}\b20\d\d\b.{0,60}\b20\d\d\b|\b(?:break[- ]?even|burn rate|(?:monthly|net|cash|our) burn|burn (?:is|was|of)|runway|ebitda|cash flow|we (?:lose|spend))\b/iu,
  },
  {
    topic: 'team',
    heading:
      /\b(?:team|founders?|people|who (?:we are|is (?:building|behind))|behind|crew|about us|leadership|experience|background|bios?)\b/iu,
    sentence: new RegExp(
      String.raw`^${PERSON}(?:,(?! (?:19|20)\d\d)| [–—-]|:| \()|^\p{Lu}\p{L}+ (?:ran|led|built|sold|managed|wrote|founded|knows|grew up)\b|^${PERSON} (?:ran|led|built|sold|managed|worked|was|is|wrote|founded|discovered|grew|shipped|took|headed|spent|joined|has|leads|runs|ships|builds|sells)\b|\b(?:ex-\p{L}+|formerly|previously|years (?:at|of|in|as)|co-?founder|founder|(?:C[ETOFPMS]O)|phd|alumn\w+|advis[eo]rs?)\b`,
      'u',
    ),
  },
  {
    topic: 'competition',
    heading:
      /\b(?:compet\w+|alternatives?|landscape|others|rivals?|incumbents?|versus|vs|compare\w*|comparison|options|who else|what else)\b/iu,
    sentence:
      /\b(?:competitors?|incumbents?|rivals?|alternatives?|instead|ours|others|compared (?:to|with)|unlike)\b|^\p{Lu}[\p{L}’-]+(?:,? (?:and|or) \p{Lu}[\p{L}’-]+)? (?:is|are|was|were|needs?|costs?|charges?|lets|cannot|does|do|cannot|stops?|lends?|posts?|sells?|reads?|works?|starts?)\b/u,
  },
  {
    topic: 'model',
    heading:
      /\b(?:model|pric\w+|earn\w*|pays?|commercials?|economics|monetis\w+|monetiz\w+|revenues?|margins?|make money|fees?|tariffs?)\b/iu,
    sentence: new RegExp(
      String.raw`${MONEY}\W{0,2}(?:/|per\b|an?\b|each\b|every\b)|\b(?:pays? (?:us|nothing|for|[$€£\d])|we (?:charge|keep|take|earn)|subscription|commission|gross margins?|licen[cs]es?|leases?|freemium|affiliate|take rate|mark-?up|fee|per (?:seat|user|agent|month|year|unit|order|transaction)|premium|payback|paid back|adverts|ads)\b`,
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
      /\b(?:markets?|tam|sam|som|opportunity|size|how (?:big|large|many)|audience|buyers|customers we|who (?:we sell to|buys)|industry|sector|demand)\b/iu,
    sentence:
      /\b(?:markets?|industry|tam|sam|som|addressable|cagr|households|population)\b|\b\d[\d.,]*(?: million| billion)? [\p{L} -]{3,50}\b(?:in (?:the )?(?:us|uk|eu|europe|america|germany|england|world)|a year|spend|worldwide|per year)\b|\bat (?:an average of )?[$€£]?[\d.,]+ ?[kmb]? (?:a|per|each)\b.{0,40}(?:that is|:|=|would)/iu,
  },
  {
    topic: 'traction',
    heading:
      /\b(?:traction|growth|adoption|results?|numbers|momentum|progress|so far|customers|where we are|how far|metrics|kpis?|users|orders|sales to date|proof|revenue to date|numbers|buzz|since)\b/iu,
    sentence:
      /\b(?:users?|customers?|clients?|orders|downloads|sign[- ]?ups|subscribers|wait-?list|invoiced|sold|bought|signed|contracts|under contract|mrr|arr|recurring revenue|retention|churn|repeat|active|installs?|followers|letters of intent|pre-?orders|renewed|paying|testers|weekly|tried (?:with|by)|finished|completed|came back|come back|ordered again)\b/iu,
  },
  {
    topic: 'status',
    heading:
      /\b(?:status|stage|pilots?|prototype|roadmap|progress|trial|test(?:ed|s)?|demo|evidence|validation|regulation|launch)\b/iu,
    sentence:
      /\b(?:prototype|beta|pilot\w*|trial|live (?:in|since|at|with)|shipping|launch\w*|in production|running since|built|deployed|flights?|delivered|installed|certif\w+|in use (?:at|by|since)|measured)\b/iu,
  },
  {
    topic: 'solution',
    heading:
      /\b(?:solution|product|how it works|what (?:it|we) (?:does|do|built|make)|our (?:app|game|tool|test|answer|way)|the (?:app|machine|device|assay|platform|tool|answer|system)|features?|approach|technology|idea)\b|^what\??$/iu,
    sentence:
      /^(?:a|an|our|the|it|you|each|every) [\p{L} -]{3,40}\b(?:that|reads?|shows?|matches|lets?|gives?|sends?|watches|drafts?|flies|makes?|marks?|finds?|turns?|heats?|clips|fits|counts?|listens?|sorts?|connects?|follows?)\b|\b(?:we (?:built|make|help|build|give|turn|connect|deliver)|lets|helps|enables|empowers|in one click|automatically|platform|app)\b/iu,
  },
  {
    topic: 'timing',
    heading: /\b(?:why now|timing|shift|change|trends?|moment)\b/iu,
    sentence:
      /\b(?:why now|since (?:the )?20\d\d|new (?:law|rule|regulation|directive)|from (?:january|july|20\d\d)|for the first time|has become|have become|fell (?:from|to|by)|comes into force|takes effect)\b/iu,
  },
  {
    topic: 'problem',
    heading:
      /\b(?:problem|pain|need|waste|wrong|broken|challenge|lonely|hard|insight|context|today|why|cost of|unmet|status quo|lose|losing|matters)\b/iu,
    sentence:
      /\b(?:lose[sn]?|losing|lost|wast\w+|waits?|late|never|nobody|cannot|can['’]?t|broken|by hand|manual\w*|re-?(?:key|type)\w*|fail\w*|refus\w+|throw\w* away|borrow|struggl\w+|too (?:expensive|slow|late|hard|much)|worry|give up|hard to|takes? (?:them |us )?\d+|costs? (?:them|it|us|the|[$€£\d])|fewer than|without|overtime|error|spoil\w*|delay\w*|drowning|frustrat\w+|goes sour|only \d+ ?%|one in (?:ten|\w+))\b/iu,
  },
];

/** A heading says more than a sentence does. */
const HEADING = 2;
/** A heading that asserts something of the part, without naming it. */
const ASSERTED = 1.5;
/** What it counts when every sentence speaks of one part. */
const BODY = 2.5;
/** How far the likeliest part must be ahead. */
const CLEAR = 0.25;
/** Below this nothing can be told. */
const ENOUGH = 2;
/** Decks begin with the problem: a first slide of text leans that way, a late one away from it. */
const OPENING = 1.5;
const LATE = 5;

/** Prices stand on many slides, others' above all: this part needs a word in the heading as well. */
const WEIGHTY: ReadonlySet<Topic> = new Set(['model']);

/** A bare list of figures speaks of what was reached rather than of anything else. */
const isTally = (texts: readonly string[]) =>
  texts.length > 1 && texts.filter((text) => figuresOf(text).length > 0).length === texts.length;

/**
 * The part of the story that a slide tells, by what it says, where its heading names none. Null when it is not clear.
 * `place` is the slide's number.
 */
export function subjectOf(heading: string | null, texts: readonly string[], place: number): Topic | null {
  const opening = place === 2;
  if (texts.length === 0) return null;
  const weights = CUES.map(({ topic, heading: named, sentence }) => {
    const isNamed = heading !== null && named.test(heading);
    const isSaid = heading !== null && sentence.test(heading);
    const share = texts.filter((text) => sentence.test(text)).length / texts.length;
    const title = isNamed ? HEADING : isSaid ? ASSERTED : 0;
    const lean = topic !== 'problem' ? 0 : opening ? OPENING : place >= LATE ? -OPENING / 3 : 0;
    const tally = topic === 'traction' && isTally(texts) ? 1 : 0;
    const body = WEIGHTY.has(topic) && !isNamed && !isSaid ? share : BODY * share;
    return { topic, weight: title + body + lean + tally };
  }).toSorted((a, b) => b.weight - a.weight);
  const [first, second] = weights;
  if (opening && heading !== null && first && (first.topic === 'problem' || first.weight < ENOUGH)) return 'problem';
  if (!first || first.weight < ENOUGH || (second && first.weight - second.weight < CLEAR)) return null;
  return first.topic;
}
