import type { Statement } from './statements.ts';

/** What lets an investor check a number. */
export type Backing = 'date' | 'source' | 'party';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = new RegExp(
  `\\b${MONTH}\\.?,? (?:\\d{1,2},? )?(?:19|20)\\d{2}\\b|\\b[qh][1-4] ?[’']?(?:20)?\\d{2}\\b|\\b(?:19|20)\\d{2}\\b(?![,.]?\\d)`,
  'iu',
);
const WINDOW = /\b(?:last|past|previous|trailing) (?:\d+|three|six|nine|twelve) (?:months|weeks|quarters|years)\b/iu;

const SOURCE =
  /\bsources?:\s?\S|\baccording to\b|\b(?:survey|study|interviews?|census|sample) (?:of|with|by)\b|\b(?:interviewed|surveyed)\b|\b\d+ (?:\w+ )?(?:interviews|respondents)\b|\bdata from\b|\([^()]*\p{L}[^()]*,? (?:19|20)\d{2}\)|\b(?:audited|measured|verified) by\b/iu;
const KNOWN_SOURCE =
  /\b(?:gartner|forrester|idc|mckinsey|statista|a16z|cb insights|pitchbook|crunchbase|world bank|oecd|eurostat|census bureau|bureau of labor|deloitte|pwc|kpmg|accenture|bcg|bain|nielsen|grand view research|ibisworld|pew research|goldman sachs|morgan stanley|bloomberg|ipcc|iea)\b/iu;
/** A line that names where the figures of its slide come from. */
const SOURCE_LINES = [
  /^\(?(?:sources?|data)\s?:\s?\S/iu,
  /^(?:measured|counted|audited|verified) (?:at|by|in|from)\b.{0,60}$/iu,
  /^\(?(?:\p{Lu}[\p{L}&.’-]*\s){0,4}\p{Lu}[\p{L}&.’-]*, (?:\p{L}+ )?(?:19|20)\d{2}\)?\.?$/u,
];

/** Capitals that name no one: units, roles, fields, places as large as a market. */
const NO_NAME = new Set(
  `I AI ML AR VR API APIs SaaS B2B B2C TAM SAM SOM CEO CTO COO CFO CMO CPO VP MRR ARR CAC LTV NPS KPI GMV ROI MVP USD EUR
  GBP US USA UK EU UN IP IT HR PR R&D IPO LLM LLMs HTTP HTTPS JSON REST SDK MIT PDF QR GPS IoT NLP SEO SEM POC LOI LOIs
  SMB SMBs SME SMEs DAU MAU WAU NRR YoY MoM Q1 Q2 Q3 Q4 Series Seed January February March April May June July August
  September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Jan Feb Mar Apr Jun Jul
  Aug Sep Sept Oct Nov Dec English Source Sources Figure Internet Web Web3 DIY PhD MBA BSc MSc Inc Ltd DSL MCP USDC SQL Earth Europe European
  America American Americans Africa African Asia Asian World North South East West Instagram Facebook TikTok YouTube
  LinkedIn Twitter App Store Google Play Android iOS`
    .split(/\s+/u)
    .filter(Boolean),
);
const CAPITALISED = /^\p{Lu}[\p{L}\p{N}&’'.-]*$/u;
const ORGANISATION =
  /\b\p{Lu}[\p{L}&’'-]+ (?:\p{L}+ )?(?:Inc|Ltd|LLC|GmbH|University|College|Institute|Bank|Hospital|Ministry|Department|Force|Council|Agency|Association|Foundation|Ventures|Capital|Partners|Group|Labs|School|Health|Energy|Water)\b/u;

/** Companies so well known that decks name them without more. */
const KNOWN = new Set(
  `adobe airbnb airtable alibaba amazon apple asana atlassian bolt booking canva chatgpt chime claude coinbase craigslist
  datadog deliveroo docusign doordash dropbox ebay epic etsy expedia facebook figma fiverr github gitlab google groupon
  grubhub hubspot ibm ikea indeed instacart instagram intercom intuit klarna linkedin lyft mailchimp mastercard medium
  meta microsoft monday.com netflix netsuite nextdoor notion nvidia openai opentable oracle palantir patreon paypal
  peloton pinterest plaid quickbooks reddit revolut salesforce samsung sap servicenow shopify siemens slack snapchat
  snowflake sonos spotify square stripe substack tesla tiktok tinder toast trello tripadvisor twilio twitter uber upwork
  venmo visa walmart waymo wechat whatsapp wikipedia workday xero yelp youtube zapier zendesk zillow zoom`.split(
    /\s+/u,
  ),
);

const tokensOf = (text: string) =>
  text.split(/[\s/(),;:“”"]+/u).map((token) => token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|['’]s$/gu, ''));

function isTitleCase(tokens: readonly string[]): boolean {
  const words = tokens.filter((token) => /^\p{L}{4,}/u.test(token));
  return words.length >= 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.85;
}

/** Names that a deck uses: words it capitalises inside sentences and never writes small. */
export type Names = ReadonlySet<string>;

/** Finds the names in a deck. The company's own name is not among them. */
export function namesOf(statements: readonly Pick<Statement, 'text'>[], company: string | null): Names {
  const own = new Set(company ? tokensOf(company) : []);
  const names = new Set<string>();
  const small = new Set<string>();
  for (const { text } of statements) {
    const tokens = tokensOf(text);
    for (const token of tokens) if (/^\p{Ll}/u.test(token)) small.add(token);
    if (isTitleCase(tokens)) continue;
    let start = true;
    for (const raw of text.split(/\s+/u)) {
      const [token = ''] = tokensOf(raw).filter(Boolean);
      if (!start && CAPITALISED.test(token) && token.length > 1) names.add(token);
      start = /[.!?:•–—“"]$/u.test(raw);
    }
  }
  return new Set([...names].filter((name) => !NO_NAME.has(name) && !own.has(name) && !small.has(name.toLowerCase())));
}

/** True when a text names someone: a company, an institution, a person. */
export function namesParty(text: string, names: Names): boolean {
  return (
    ORGANISATION.test(text) ||
    tokensOf(text).some(
      (token) => names.has(token) || (/^\p{Lu}/u.test(token) && !NO_NAME.has(token) && KNOWN.has(token.toLowerCase())),
    )
  );
}

/** True for a line that only says where the figures of the slide come from. */
export function isSourceLine(text: string): boolean {
  return SOURCE_LINES.some((pattern) => pattern.test(text));
}

/** A date to come is a goal, and backs no number. */
const DEADLINE = new RegExp(`\\bby (?:the end of )?(?:${MONTH}\\.? |[qh][1-4] )?(?:19|20)\\d{2}\\b`, 'giu');

/** True when a text says when its claim holds. */
export function hasDate(text: string): boolean {
  const held = text.replace(DEADLINE, '');
  return DATE.test(held) || WINDOW.test(held);
}

export const hasSource = (text: string): boolean => SOURCE.test(text) || KNOWN_SOURCE.test(text);

/** What a sentence itself gives to check its numbers by. */
export function backingOf(text: string, names: Names): Backing[] {
  const found: Backing[] = [];
  if (hasDate(text)) found.push('date');
  if (hasSource(text)) found.push('source');
  if (namesParty(text, names)) found.push('party');
  return found;
}
