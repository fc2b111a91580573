/** The parts that pitch decks are made of. */
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
  ['timing', 'why now|why today|timing|market timing|trends?|tailwinds?|the shift'],
  [
    'route',
    'go[- ]to[- ]market(?: strategy| plan)?|gtm|route to market|distribution|sales strategy|marketing(?: strategy| plan)?|growth strategy|customer acquisition|channels?|sales(?: and | & )marketing',
  ],
  [
    'model',
    'business model|revenue model|revenue streams?|monetis?z?ation|pricing|price|unit economics|how we (?:make|earn) money|economics',
  ],
  [
    'competition',
    'competiti(?:on|ve landscape|ve advantages?|ve analysis)|competitors?|alternatives|landscape|positioning|(?:vs|versus)\\.? .{0,30}|comparison|existing solutions',
  ],
  [
    'moat',
    "moat|defensibility|unfair advantage|our advantages?|advantages?|ip|intellectual property|why (?:we|it) wins?|why us|secret sauce|what['’]?s unique|differentiat(?:ion|ors?)|barriers to entry",
  ],
  [
    'voices',
    'testimonials?|what .{0,30} say|what .{0,30} said|customer (?:stories|quotes|feedback)|case stud(?:y|ies)|feedback|validation',
  ],
  [
    'traction',
    'traction(?: .{0,20})?|milestones|progress|metrics|kpis?|growth|customers|engagement|results|impact|achievements|retention|momentum|where we are',
  ],
  [
    'segment',
    "target (?:markets?|customers?|audience|users?|segments?)|customer segments?|who (?:it['’]?s|is it) for|ideal customer|personas?|beachhead",
  ],
  [
    'market',
    'markets?(?: size| opportunity| potential| analysis)?|market(?: size)? and .{0,20}|tam(?:[ ,/]+sam[ ,/]+som)?|opportunity|industry|market sizing',
  ],
  [
    'team',
    '(?:meet (?:the|our) )?(?:team|founders?)|founding team|who we are|about us|leadership|management|people|advisors?|advisers?|our story',
  ],
  [
    'ask',
    'ask|the ask|raise|fundrais(?:e|ing)|investment|funding|use of (?:funds|proceeds)|call to action|the round|seed round|sponsorship',
  ],
  ['financials', 'financials?(?: .{0,20})?|projections?|forecasts?|financial plan|budget|p&l|path to profitability'],
  [
    'status',
    'demo|roadmap|product status|status|next steps|prototype|development plan|timeline|future(?: plans?| work)?',
  ],
  [
    'solution',
    'solutions?|products?|how it works|what we do|features?|technology|platform|our approach|approach|the idea|introducing .{1,30}|meet .{1,30}|architecture|the system.{0,20}|our product|value proposition|use cases?|overview|mission|vision|objectives?|goals?',
  ],
  [
    'problem',
    'problems?(?: statement)?|pain(?: points?)?|challenges?|issues?|status quo|insight|inspiration|motivation|background|context|the need|need',
  ],
  [
    'other',
    'agenda|contents|table of contents|thank you|thanks|questions|q ?& ?a|contact(?: us)?|appendix|disclaimer|references|sources?',
  ],
];

const LEAD = '(?:the |our |your |a |an |\\d+[.)]? )*';
const EXACT = WORDS.map(
  ([topic, words]) =>
    [topic, new RegExp(`^${LEAD}(?:${words})(?: (?:slide|overview|summary))?[:?.!]*$`, 'iu')] as const,
);
/** Words that name a part even when more follows; the others mean too many things there. */
const NAMING =
  /^(?:(?:the|our) )*(?:problems?|solutions?|products?|markets?|traction|business|revenue model|pricing|go[- ]to[- ]market|competit|existing|team|founders?|financial|use of|why now|roadmap)/iu;
const STARTS = WORDS.map(([topic, words]) => [topic, new RegExp(`^${LEAD}(?:${words})\\b`, 'iu')] as const);

const LONGEST_HEADING = 48;

/** The part that a line names when the line is nothing but its name: "The problem", "Go-to-market". */
export function topicOf(text: string): Topic | null {
  const line = text.trim();
  if (line.length > LONGEST_HEADING) return null;
  return EXACT.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}

/** The part that a slide's title names, alone or as its first words: "Traction: 14 utilities". */
export function topicOfTitle(title: string): Topic | null {
  const exact = topicOf(title);
  if (exact) return exact;
  const head = /^[^:–—|]{2,32}(?=\s?[:–—|])/u.exec(title)?.[0];
  const named = head && topicOf(head);
  if (named) return named;
  if (title.split(' ').length > 5 || !NAMING.test(title)) return null;
  return STARTS.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}

/** True for a line that only names a part of the deck and claims nothing. */
export function isHeading(text: string): boolean {
  return topicOf(text) !== null && !/\d/u.test(text);
}
