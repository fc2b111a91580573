/** The parts of a pitch deck. */
export type Topic =
  | 'problem'
  | 'timing'
  | 'solution'
  | 'status'
  | 'market'
  | 'segment'
  | 'traction'
  | 'voices'
  | 'model'
  | 'route'
  | 'competition'
  | 'moat'
  | 'team'
  | 'financials'
  | 'ask'
  | 'cover'
  | 'other';

/** Words by which a heading names its part, tried in this order. */
const WORDS: readonly [Topic, string][] = [
  [
    'timing',
    'why now|why today|why this moment|timing|market timing|trends?|tailwinds?|the shift|what (?:has )?changed',
  ],
  [
    'route',
    'go[- ]to[- ]market(?: strategy| plan| motion)?|gtm(?: strategy| plan| motion)?|route to market|distribution|sales strategy|marketing(?: strategy| plan)?|growth strategy|customer acquisition|acquisition|channels?|sales (?:and|&) (?:marketing|distribution)|how we sell|how customers find us',
  ],
  [
    'model',
    'business model|revenue model|commercial model|revenue streams?|monetis?z?ation|pricing|price|unit economics|economics|how we (?:make|earn) money|how we (?:earn|charge)|commercials|open core|reimbursement|path to value|take rate',
  ],
  [
    'competition',
    'competiti(?:on|ve landscape|ve advantages?|ve analysis)|competitors?|alternatives|landscape|positioning|(?:vs|versus)\\.? .{0,30}|us (?:vs|versus|and|against)\\.? .{1,30}|.{1,30} (?:vs|versus)\\.? us|comparison|(?:existing|comparable|other|similar) (?:solutions?|options|tools|products|players|alternatives|ways)|who else|market map',
  ],
  [
    'moat',
    "moat|defensibility|unfair advantage|our advantages?|advantages?|ip|patents?|protection|intellectual property|why (?:we|it) wins?|how (?:we|it) wins?|why us|secret sauce|our edge|what['’]?s unique|what makes us different|differentiat(?:ion|ors?)|barriers to entry|usp|unique selling (?:point|proposition)",
  ],
  [
    'voices',
    'testimonials?|what .{0,30} say|what .{0,30} said|customer (?:stories|quotes|feedback)|case stud(?:y|ies)|feedback|validation',
  ],
  [
    'traction',
    'traction(?: .{0,20})?|milestones|progress|metrics|kpis?|key (?:numbers|figures)|growth|customers|engagement|results|early results|impact|achievements|retention|cohorts?(?: view| analysis| retention)?|momentum|where we are|gmv|mrr|arr|installed base|commercial traction|user growth|adoption',
  ],
  [
    'segment',
    "target (?:markets?|customers?|audience|users?|segments?)|customer segments?|audience|who (?:it['’]?s|is it) for|who (?:needs|wants|uses|buys) (?:it|this)|who buys(?: first)?|first (?:buyers|customers|market|segment)|ideal customer(?: profile)?|personas?|beachhead",
  ],
  [
    'market',
    '(?:(?:total|target|core|global|our|addressable|serviceable|obtainable|bottom-up|top-down) )*markets?(?: size| opportunity| potential| analysis| sizing)?|market(?: size)? and .{0,20}|tam(?:[ ,/]+sam[ ,/]+som)?|(?:(?:commercial|business|global|big|huge|massive|market) )*opportunity|industry|bottom-up|how (?:big|large|many)(?: .{0,24})?|(?:size of )?the prize|room to grow|demand|potential',
  ],
  [
    'team',
    '(?:meet (?:the|our) )?(?:team|founders?|makers)|(?:founding|core|management|leadership) team|who we are|about us|leadership|management|people|the people behind it|advisors?|advisers?|advisory board|our story',
  ],
  [
    'ask',
    "ask|the ask|raise|raising|round|fundrais(?:e|ing)|investment|funding(?: ask| request| round)?|financing|use of (?:funds|proceeds)|call to action|the round|(?:pre-?)?seed(?: round| extension)?|series [a-c](?: round)?|what we(?: are|[’']re)? (?:raising|need|ask|asking for)|sponsorship",
  ],
  [
    'financials',
    'financials?(?: .{0,20})?|(?:financial )?projections?|forecasts?|financial plan|plan|budget|p&l|path to profitability',
  ],
  [
    'status',
    'demo|roadmap|product status|(?:current |development )?(?:status|stage)|next steps|prototype|pilots?|proof of concept|trials?|(?:pre)?clinical (?:data|results|package)|development plan|timeline|future(?: plans?| work)?|trl \\d',
  ],
  [
    'solution',
    'solutions?|products?|how it works|how .{1,24} works|what we (?:do|make|built|have built)|what it does|features?|technology|platform|our approach|approach|the idea|idea|the app|our app|our answer|introducing .{1,30}|meet .{1,30}|architecture|the system.{0,20}|our product|value proposition|use cases?|overview|mission|vision|objectives?|goals?',
  ],
  [
    'problem',
    '(?:customer )?problems?(?: statement)?|(?:the )?pain(?: points?)?|challenges?|issues?|status quo|insight|inspiration|motivation|background|context|the need|need|unmet (?:medical )?needs?|the waste|why (?:this|it) matters',
  ],
  [
    'other',
    'agenda|contents|table of contents|thank you|thanks|questions|q ?& ?a|contact(?: us)?|appendix|disclaimer|references|sources?',
  ],
];

/** Words that name a part when they are a title, but not in a list. */
const TITLES: readonly [Topic, string][] = [
  ['traction', 'partners|community|sales|bookings|orders|snapshot|pipeline|love|proof|on the shelf'],
  ['team', 'who|board|builders'],
  ['ask', 'capital|money|terms|what we offer investors'],
  ['competition', 'others|the others|the field|options'],
];

const LEAD = '(?:the |our |your |a |an |\\d+[.)]? )*';
const exactly = (all: readonly [Topic, string][]) =>
  all.map(
    ([topic, words]) =>
      [topic, new RegExp(`^${LEAD}(?:${words})(?: (?:slide|overview|summary))?[:?.!]*$`, 'iu')] as const,
  );
const EXACT = exactly(WORDS);
const EXACT_TITLES = exactly(TITLES);
/** Words that name a part even when more text follows; others would be too ambiguous. */
const NAMING =
  /^(?:(?:the|our) )*(?:problems?|solutions?|products?|markets?|traction|business|revenue model|pricing|go[- ]to[- ]market|competit|existing|team|founders?|financial|use of|why now|roadmap)/iu;
const STARTS = WORDS.map(([topic, words]) => [topic, new RegExp(`^${LEAD}(?:${words})\\b`, 'iu')] as const);

const LONGEST_HEADING = 48;

/** The part named by a line that consists of the name only: "The problem", "Go-to-market". */
export function topicOf(text: string): Topic | null {
  const line = text.trim();
  if (line.length > LONGEST_HEADING) return null;
  return EXACT.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}

/** What a deck adds to a title that it repeats on a further slide: "Traction, continued", "Team (2 of 3)". */
const CONTINUED = /(?:,? continued| ?\(continued\))?(?: ?\(\d{1,2} ?(?:of|\/) ?\d{1,2}\))?$/iu;

/** The part named by a slide title, alone or as its first words: "Traction: 14 utilities". */
export function topicOfTitle(whole: string): Topic | null {
  const title = whole.replace(CONTINUED, '');
  const exact = topicOf(title) ?? EXACT_TITLES.find(([, pattern]) => pattern.test(title))?.[0];
  if (exact) return exact;
  const head = /^[^:–—|]{2,32}(?=\s?[:–—|])/u.exec(title)?.[0];
  const named = head && topicOf(head);
  if (named) return named;
  if (title.split(' ').length > 5 || !NAMING.test(title)) return null;
  return STARTS.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}

/** True for a line that only names a part of the deck. */
export function isHeading(text: string): boolean {
  return topicOf(text) !== null && !/\d/u.test(text);
}
