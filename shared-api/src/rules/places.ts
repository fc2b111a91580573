/** Countries with their names, other words for them, and their regions. */
const COUNTRIES: readonly [name: string, words: string, regions: string][] = [
  ['United Kingdom', 'uk|britain|england|scotland|wales|northern ireland|london|manchester|bristol|cardiff', 'europe'],
  ['Ireland', 'dublin', 'europe'],
  ['Germany', 'berlin|munich|hamburg', 'europe dach'],
  ['Austria', 'vienna', 'europe dach'],
  ['Switzerland', 'zurich|zürich|geneva', 'europe dach'],
  ['France', 'paris|lyon', 'europe'],
  ['Belgium', 'brussels', 'europe benelux'],
  ['Netherlands', 'amsterdam|rotterdam', 'europe benelux'],
  ['Luxembourg', '', 'europe benelux'],
  ['Spain', 'madrid|barcelona', 'europe'],
  ['Portugal', 'lisbon|porto', 'europe'],
  ['Italy', 'milan|rome', 'europe'],
  ['Denmark', 'copenhagen', 'europe nordics'],
  ['Norway', 'oslo', 'europe nordics'],
  ['Sweden', 'stockholm', 'europe nordics'],
  ['Finland', 'helsinki', 'europe nordics'],
  ['Iceland', 'reykjavik', 'europe nordics'],
  ['Estonia', 'tallinn', 'europe baltics'],
  ['Latvia', 'riga', 'europe baltics'],
  ['Lithuania', 'vilnius', 'europe baltics'],
  ['Poland', 'warsaw', 'europe cee'],
  ['Czechia', 'czech republic|prague', 'europe cee'],
  ['Hungary', 'budapest', 'europe cee'],
  ['Romania', 'bucharest', 'europe cee'],
  ['Israel', 'tel aviv', ''],
  ['United States', 'usa|u\\.s\\.|new york|san francisco|california|boston|texas', 'north-america'],
  ['Canada', 'toronto|vancouver|montreal', 'north-america'],
  ['Mexico', '', 'latin-america'],
  ['Colombia', 'bogotá|bogota', 'latin-america'],
  ['Chile', 'santiago', 'latin-america'],
  ['Brazil', 'são paulo|sao paulo', 'latin-america'],
  ['Nigeria', 'lagos', 'africa west-africa'],
  ['Ghana', 'accra', 'africa west-africa'],
  ['Kenya', 'nairobi', 'africa east-africa'],
  ['Egypt', 'cairo', 'africa north-africa'],
  ['Morocco', 'casablanca', 'africa north-africa'],
  ['South Africa', 'cape town|johannesburg', 'africa'],
  ['United Arab Emirates', 'uae|dubai|abu dhabi', 'gulf'],
  ['Saudi Arabia', 'riyadh', 'gulf'],
  ['India', 'bangalore|bengaluru|mumbai|delhi', 'asia'],
  ['Singapore', '', 'asia south-east-asia'],
  ['Indonesia', 'jakarta', 'asia south-east-asia'],
  ['Vietnam', 'hanoi', 'asia south-east-asia'],
  ['Japan', 'tokyo', 'asia'],
  ['South Korea', 'seoul', 'asia'],
  ['Australia', 'sydney|melbourne', ''],
];

const REGIONS: Record<string, RegExp> = {
  europe: /\beurop(?:e|ean)\b|\beu\b/iu,
  dach: /\bdach\b/iu,
  benelux: /\bbenelux\b/iu,
  nordics: /\bnordics?\b|\bscandinavian?\b/iu,
  baltics: /\bbaltics?\b/iu,
  cee: /\bcee\b|\bcentral and eastern europe\b/iu,
  'north-america': /\bnorth america\b/iu,
  'latin-america': /\blatin america\b|\blatam\b/iu,
  africa: /(?<!(?:south|north|west|east) )\bafrica\b/iu,
  'west-africa': /\bwest africa\b/iu,
  'east-africa': /\beast africa\b/iu,
  'north-africa': /\bnorth africa\b/iu,
  gulf: /\bgulf(?: states)?\b|\bgcc\b/iu,
  asia: /(?<!(?:south east|southeast) )\basia\b/iu,
  'south-east-asia': /\bsouth[\s-]?east asia\b/iu,
};

const ANYWHERE = /\b(?:anywhere|everywhere|worldwide|global(?:ly)?)\b/iu;
const EASTERN = /\bcentral and eastern europe\b/giu;

const patternOf = (name: string, words: string) => new RegExp(`\\b(?:${name}${words && `|${words}`})(?!\\w)`, 'iu');

const PATTERNS = COUNTRIES.map(([name, words, regions]) => ({
  name,
  pattern: patternOf(name, words),
  regions: regions.split(' ').filter(Boolean),
}));

/** The countries in a text, named directly or by one of their cities. */
export const countriesIn = (text: string): string[] =>
  PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);

const regionsIn = (text: string) => Object.keys(REGIONS).filter((region) => REGIONS[region]?.test(text));

/** The countries in a text, and those of the regions in it. */
function countriesOf(text: string): string[] {
  const plain = text.replace(EASTERN, 'CEE');
  const [named, regions] = [countriesIn(plain), regionsIn(plain)];
  return PATTERNS.filter((c) => named.includes(c.name) || c.regions.some((region) => regions.includes(region))).map(
    ({ name }) => name,
  );
}

const partsOf = (text: string) =>
  text
    .replace(EASTERN, 'CEE')
    .split(/[,;/]|\band\b|\bor\b/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Whether a company is where an investor invests. `unknown` if either side names no known place; `outside` only if
 * every place that the investor names is known.
 * @param geography the investor's words: countries, cities, regions
 * @param place the company's location, in the founder's words
 */
export function reachOf(geography: string, place: string): 'inside' | 'outside' | 'unknown' {
  if (geography.trim() === '') return 'unknown';
  if (ANYWHERE.test(geography)) return 'inside';
  const plain = (text: string) => text.trim().toLowerCase();
  if (plain(place) !== '' && partsOf(geography).some((part) => plain(part) === plain(place))) return 'inside';
  const [reached, own] = [countriesOf(geography), countriesOf(place)];
  if (own.some((country) => reached.includes(country))) return 'inside';
  const isKnown = partsOf(geography).every((part) => countriesOf(part).length > 0);
  return own.length > 0 && isKnown ? 'outside' : 'unknown';
}
