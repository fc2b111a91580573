import { MONTH } from './figures.ts';
import { isCommon } from './words.ts';

/** What allows an investor to check a number. */
export type Backing = 'date' | 'source' | 'party';

const DATE = new RegExp(
  `\\b${MONTH}\\.?,? (?:\\d{1,2},? )?(?:19|20)\\d{2}\\b|\\b${MONTH}\\.?[ -]?[’']?(?:1[5-9]|2\\d)\\b(?![,.]?\\d| ?%)|\\b[qh][1-4] ?[’'/-]?(?:20)?\\d{2}\\b|\\bfy ?[’']?(?:20)?\\d{2}\\b|\\b(?:19|20)\\d{2}\\b(?![,.]?\\d)`,
  'iu',
);
const WINDOW =
  /\b(?:last|past|previous|trailing) (?:\d+|three|six|nine|twelve) (?:months|weeks|quarters|years)\b|\b(?:YTD|LTM|TTM)\b|\byear to date\b/iu;

const SOURCE =
  /\bsources?:\s?\S|\baccording to\b|\b(?:survey|study|interviews?|census|sample) (?:of|with|by)\b|\b(?:interviewed|surveyed)\b|\b\d+ (?:\w+ )?(?:interviews|respondents)\b|\bdata from\b|\b(?:audited|measured|verified) by\b/iu;
/** A name and a year in brackets: "(Halden Research, 2025)", but not "(up from 72% in 2024)". */
const NAMED_IN_BRACKETS = /\([^()]*\p{Lu}[\p{L}.&’'-]+[^()]*(?<!\b(?:in|by|since|from|until|to)) (?:19|20)\d{2}\)/u;
const PUBLISHERS = String.raw`gartner|forrester|idc|mckinsey|statista|a16z|cb insights|pitchbook|crunchbase|world bank|oecd|eurostat|census bureau|bureau of labor|deloitte|pwc|kpmg|accenture|bcg|bain|nielsen|grand view research|ibisworld|pew research|goldman sachs|morgan stanley|bloomberg|ipcc|iea|g2|yole|sensor tower|data\.ai|appannie|similarweb|euromonitor|mintel|rystad|bloombergnef|wood mackenzie|iqvia|evaluate pharma|destatis|insee|census|usda|fao|un data|imf|federal reserve|bls|wto|unctad|ifc|gsma|nielseniq|kantar|ipsos|yougov|glassdoor|holoniq|dealroom|preqin|tracxn|redseer|crisil|frost (?:&|and) sullivan|marketsandmarkets|mordor intelligence|ibis ?world|allied market research|fortune business insights|precedence research`;
const KNOWN_SOURCE = new RegExp(`\\b(?:${PUBLISHERS})\\b`, 'iu');
/** A source in brackets at the end of a sentence: "(NielsenIQ)". */
const IN_BRACKETS = /\(([^()]{3,60})\)[.,]?$/u;
/** Other capitalised words in brackets: stages, roles, states. */
const NO_SOURCE =
  /\b(?:series|seed|phase|stage|beta|alpha|pilot|founder|founders|closed|open|free|live|signed|planned|actual|forecast|target|total|average|median|new|all|both|only|see|page|slide|appendix|table|figure|tier|plan|pro|basic|enterprise|year|month|week|day|monthly|yearly|annual|per|optional|exclusive|pending|granted|fees|spot|net|gross)\b/iu;
/** A line that names the source of the slide's figures. */
const SOURCE_LINES = [
  /^\(?(?:sources?|data)\s?:\s?\S/iu,
  /^(?:\d{1,2}[.)]?|[*†‡¹²³⁴]) ?(?:survey|study|interviews?|census|based on|according to)\b/iu,
  /^(?:measured|counted|audited|verified) (?:at|by|in|from)\b.{0,60}$/iu,
  /^\(?(?:\p{Lu}[\p{L}&.’-]*\s){0,4}\p{Lu}[\p{L}&.’-]*, (?:\p{L}+ )?(?:19|20)\d{2}\)?\.?$/u,
];

/** A publication with its year and no claim before it: "Sites: Eurostat PRODCOM 2023". */
const PUBLISHED = /^(?:\p{Lu}[\p{L} ]{2,20}: )?((?:\p{Lu}[\p{L}\p{N}&.-]*,? ){1,6}(?:19|20)\d{2})(?:[,.;)]|$)/u;

/** Capitalised words that are not names: units, roles, fields, large regions. */
const NO_NAME = new Set(
  `I AI ML AR VR API APIs SaaS B2B B2C TAM SAM SOM CEO CTO COO CFO CMO CPO VP MRR ARR CAC LTV NPS KPI GMV ROI MVP USD EUR
  GBP US USA UK EU UN IP IT HR PR R&D IPO LLM LLMs HTTP HTTPS JSON REST SDK MIT PDF QR GPS IoT NLP SEO SEM POC LOI LOIs
  SMB SMBs SME SMEs DAU MAU WAU NRR YoY MoM Q1 Q2 Q3 Q4 Series Seed January February March April May June July August
  September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Jan Feb Mar Apr Jun Jul
  Aug Sep Sept Oct Nov Dec English Source Sources Figure Internet Web Web3 DIY PhD MBA BSc MSc Inc Ltd DSL MCP USDC SQL Earth Europe European
  America American Americans Africa African Asia Asian World North South East West Instagram Facebook TikTok YouTube
  LinkedIn Twitter App Store Google Play Android iOS
  KSh KShs LTM TTM YTD Beta Alpha kW MW GW kWh MWh GWh TWh Wh CO2 CO₂ GHz MHz kHz GB TB MB DNA RNA mRNA siRNA GPU GPUs CPU CPUs PO POs ERP CRM POS HR FTE
  FTEs ACV ARPU ARPDAU CPI CPC CPM ROAS ROI GDP D2C DTC B2G QA HQ SEIS EIS SAFE SAFEs VC VCs TRL NDA NDAs RFID SMS USSD
  GTM ICP KYC AML EBITDA COGS BOM SKU SKUs MoU MoUs OEM OEMs ESG CapEx OpEx Capex Opex DAUs MAUs PhDs PC PCs TV TVs UX UI
  DSL CI CD PRs SLA SLAs AR VR XR EV EVs PV R&D UK's EMEA APAC LATAM DACH MENA Nordics Nordic Baltics Benelux Scandinavia
  German Germany French France Spanish Spain Italian Italy Dutch Netherlands British Britain English England Scottish
  Scotland Wales Irish Ireland Danish Denmark Swedish Sweden Norwegian Norway Finnish Finland Polish Poland Czech Austrian
  Austria Swiss Switzerland Belgian Belgium Portuguese Portugal Greek Greece Turkish Turkey Russian Russia Ukrainian Ukraine
  Indian India Chinese China Japanese Japan Korean Korea Vietnamese Vietnam Thai Thailand Indonesian Indonesia Malaysia
  Philippines Singapore Pakistan Bangladesh Australian Australia Canadian Canada Mexican Mexico Brazilian Brazil Argentina
  Chile Chilean Colombia Colombian Peru Nigerian Nigeria Kenyan Kenya Ghana Ghanaian Uganda Tanzania Rwanda Ethiopia Egypt
  Egyptian Morocco Israel Israeli Emirates Dubai Saudi Qatar Western Eastern Northern Southern Central Latin Middle
  Californian California Texas London Berlin Paris Munich Tokyo Nairobi Lagos Mumbai Delhi Bangalore Shanghai Beijing`
    .split(/\s+/u)
    .filter(Boolean),
);
const CAPITALISED = /^(?!FY\d)\p{Lu}[\p{L}\p{N}&+’'.-]*$/u;
const ORGANISATION =
  /\b\p{Lu}[\p{L}&’'-]+ (?:\p{L}+ )?(?:Inc|Ltd|LLC|GmbH|University|College|Institute|Bank|Hospital|Ministry|Department|Force|Council|Agency|Association|Foundation|Ventures|Capital|Partners|Group|Labs|School|Health|Energy|Water)\b/u;

/** Companies so well known that decks name them without explanation. */
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
  return words.length >= 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.85;
}

/** A name after these words is a place, not a party. */
const PLACED = /^(?:in|In|across|near|around|throughout|outside)$/u;

/** Technical terms rather than names: "ZK", "AAC". */
const ACRONYM = /^\p{Lu}{2,3}$/u;

/** Names used in a deck: words capitalised inside sentences and never written in lower case. */
export type Names = ReadonlySet<string>;

/** Finds the names in a deck, without the company's own. */
export function namesOf(statements: readonly { text: string }[], company: string | null): Names {
  const own = new Set(company ? tokensOf(company) : []);
  const names = new Set<string>();
  const small = new Set<string>();
  for (const { text } of statements) {
    const tokens = tokensOf(text);
    for (const token of tokens) if (/^\p{Ll}/u.test(token)) small.add(token);
    if (isTitleCase(tokens)) continue;
    let start = true;
    let place = false;
    for (const raw of text.split(/\s+/u)) {
      const [token = ''] = tokensOf(raw).filter(Boolean);
      const capitalised = CAPITALISED.test(token);
      place = PLACED.test(raw) || (place && (capitalised || raw === 'and'));
      if (!start && !place && capitalised && token.length > 1) names.add(token);
      start = /[.!?:•–—“"]$/u.test(raw);
    }
  }
  const isName = (name: string) => !NO_NAME.has(name) && !ACRONYM.test(name) && !own.has(name);
  return new Set([...names].filter((name) => isName(name) && !small.has(name.toLowerCase())));
}

/** A sentence whose subject deals with the company: "Chiesi pays", "Almi takes". */
const ACTS =
  /^\p{Lu}[\p{L}\p{N}.&’-]+(?: \p{Lu}[\p{L}\p{N}.&’-]+)?(?: and [\p{L} ]{3,24})? (?:pays|paid|prepaid|buys|bought|ordered|orders|signed|signs|leads|led|invested|invests|take|takes|committed|commits|granted|awarded|approved|renewed|installed|chose|referred|refers)\b/u;

/** In a headline of as many words, a capital letter does not make a name. */
const HEADLINE = 6;

/** True when a text names a company, an institution or a person. */
export function namesParty(text: string, names: Names): boolean {
  const tokens = tokensOf(text);
  const isHeadline = tokens.length >= HEADLINE && isTitleCase(tokens);
  return (
    ORGANISATION.test(text) ||
    (ACTS.test(text) && opensWithName(text)) ||
    tokens.some(
      (token) =>
        (names.has(token) && !isHeadline) ||
        (/^\p{Lu}/u.test(token) && !NO_NAME.has(token) && KNOWN.has(token.toLowerCase())),
    )
  );
}

const PLURAL = /[^su]s$|ies$/u;
/** First words of comparison lines that are not names: criteria and kinds of alternatives. */
const COMPARED = new Set(
  `price pricing cost costs speed quality accuracy ease simple simplicity setup support security privacy design team focus
  execution coverage data scale reach trust service usability flexibility integration performance features feature
  competition status quo traditional legacy manual existing current others other incumbent most many some all both none
  insurance insurers management government industry parent customer revenue sales growth demand churn
  neither nobody everyone people paper excel spreadsheet email phone software hardware large small big local global direct
  indirect doing hiring buying building using waiting free paid open closed slow fast cheap expensive high low better
  worse today tomorrow first second third here there this that these those they their our ours we us you your it its the
  a an no not one two three four five between with without for from in on at by as if when while because however yes`.split(
    /\s+/u,
  ),
);

/**
 * True for a line that begins with a name, as comparison lines do: "Stampli: approval, not matching", "Surplex auctions
 * whole plants", "Quizlet".
 */
export function opensWithName(text: string): boolean {
  const [first = ''] = tokensOf(text).filter(Boolean);
  const lower = first.toLowerCase();
  if (first.length < 3 || first.includes('-') || COMPARED.has(lower) || NO_NAME.has(first) || isCommon(lower))
    return false;
  const label = /^[\p{L}\p{N}.’'-]+:\s/u.test(text);
  if (!/^\p{Lu}/u.test(first) || /^\p{Lu}+$/u.test(first)) return label && !PLURAL.test(first);
  if (KNOWN.has(lower)) return true;
  if (PLURAL.test(first)) return false;
  const listed = tokensOf(text).filter(Boolean);
  if (label || (listed.length <= 3 && listed.every((token) => /^[\p{Lu}\d+]/u.test(token)))) return true;
  return (
    /^[\p{Lu}][\p{L}\p{N}.-]+(?: \p{Lu}[\p{L}\p{N}.-]+)?(?:,| [–—(-]| and \p{Lu}| or \p{Lu}| \p{Ll}+s\b| (?:is|was|are|were|has|had|does|cannot|stays|won|took|built|made)\b)/u.test(
      text,
    ) || ACTS.test(text)
  );
}

/** True for a line that only names the source of the slide's figures. */
export function isSourceLine(text: string): boolean {
  const published = PUBLISHED.exec(text)?.[1];
  return (
    SOURCE_LINES.some((pattern) => pattern.test(text)) || (published !== undefined && KNOWN_SOURCE.test(published))
  );
}

/** A future date is a goal, so it is not evidence for a number. */
const DEADLINE = new RegExp(`\\bby (?:the end of )?(?:${MONTH}\\.? |[qh][1-4] )?(?:19|20)\\d{2}\\b`, 'giu');

/** True when a text says when its claim applies. */
export function hasDate(text: string): boolean {
  const held = text.replace(DEADLINE, '');
  return DATE.test(held) || WINDOW.test(held);
}

/** True when the brackets at the end of a text name a party or a publication. */
function namesSource(text: string): boolean {
  const said = IN_BRACKETS.exec(text)?.[1];
  if (said === undefined || NO_SOURCE.test(said)) return false;
  const tokens = tokensOf(said).filter(Boolean);
  return (
    tokens.every((token) => /^\p{Lu}|^(?:of|and|for|the|de|der|&|\d+)$/u.test(token)) &&
    tokens.some((token) => /^\p{Lu}\p{L}{2,}/u.test(token) && !NO_NAME.has(token))
  );
}

export const hasSource = (text: string): boolean =>
  SOURCE.test(text) || NAMED_IN_BRACKETS.test(text) || KNOWN_SOURCE.test(text) || namesSource(text);

/** What a sentence itself offers for checking its numbers. */
export function backingOf(text: string, names: Names): Backing[] {
  const found: Backing[] = [];
  if (hasDate(text)) found.push('date');
  if (hasSource(text)) found.push('source');
  if (namesParty(text, names)) found.push('party');
  return found;
}
