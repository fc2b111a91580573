import type { Sector } from '@northlight/shared-api/rules';
import type { Told } from './texts.ts';

/** Words by which a deck shows its sector. Words that any deck may use are left out. */
const WORDS: Partial<Record<Sector, string>> = {
  SaaS: 'saas|software as a service|b2b software|seat licen[cs]es?|per seat',
  'AI & Machine Learning':
    'artificial intelligence|machine learning|deep learning|llms?|language models?|neural networks?|generative ai|ai (?:agents?|models?)|foundation models?|computer vision',
  Fintech:
    'fintech|payments?|lending|loans?|banks?|banking|neobanks?|credit scor\\w+|reimbursements?|remittances?|insurtech|insurers?|underwriting|payroll|card issuing',
  Healthcare:
    'patients?|hospitals?|clinics?|clinicians?|doctors?|nurses?|healthcare|health care|health|telehealth|telemedicine|physicians?|pharmac(?:y|ies)',
  Biotech:
    'biotech\\w*|assays?|antibod(?:y|ies)|gene (?:therapy|editing)|genom\\w+|crispr|protein (?:design|engineering)|drug discovery|cell therapy|preclinical|enzymes?',
  Medtech: 'medical devices?|medtech|implants?|surger(?:y|ies)|surg(?:ical|eons?)|catheters?|fda clearance|510\\(k\\)',
  Climate:
    'climate|co2|carbon(?: (?:capture|removal|credits?|footprint))?|emissions?|decarboni[sz]\\w+|net[- ]zero|greenhouse gas\\w*',
  Energy:
    'energy|batter(?:y|ies)|solar|wind (?:power|turbines?|farms?)|power grid|kwh|mwh|electricity|heat pumps?|power plants?|renewables?|hydrogen',
  Logistics:
    'logistics|freight|shippers?|carriers?|trailers?|trucks?|trucking|warehous(?:es?|ing)|supply chains?|last[- ]mile|cold chain|fleets?|forwarders?|cargo|hauliers?|parcels?',
  Mobility:
    'mobility|e-?scooters?|ride[- ](?:hailing|sharing)|car[- ]sharing|bike[- ]sharing|electric vehicles?|charging stations?|commuters?|public transport',
  Retail: 'retail|retailers?|point of sale|grocer(?:y|s|ies)|shoppers?|brick[- ]and[- ]mortar|shelf|shelves',
  'E-commerce':
    'e-?commerce|online (?:shops?|stores?)|webshops?|shopify|shopping carts?|d2c|dtc|direct[- ]to[- ]consumer',
  Consumer: 'consumer (?:app|brand|product|goods)s?|lifestyle|beauty|skincare|cosmetics|fashion|apparel|toys?',
  Marketplace: 'marketplaces?|two[- ]sided|gmv|take rate|buyers and sellers',
  Education:
    'education|edtech|students?|teachers?|schools?|classrooms?|universit(?:y|ies)|learners?|curricul\\w+|tutors?|tutoring',
  'Media & Entertainment':
    'podcasts?|feature films?|movies?|music|musicians?|broadcast\\w*|newsrooms?|journalis\\w+|entertainment|video streaming',
  Gaming: 'gaming|gamers?|video games?|mobile games?|esports|game studios?|multiplayer',
  'Real Estate':
    'real estate|proptech|landlords?|tenants?|mortgages?|apartments?|homeowners?|rental (?:units|homes|properties)',
  'Agriculture & Food':
    'agricultur\\w+|agtech|farms?|farmers?|farming|crops?|soil|harvests?|livestock|irrigation|restaurants?|meals?|recipes?',
  Industrial:
    'manufactur\\w+|factor(?:y|ies)|industrial|machinery|production lines?|predictive maintenance|steel|welding|cnc',
  Security:
    'cyber ?security|malware|ransomware|phishing|vulnerabilit(?:y|ies)|firewalls?|threat detection|zero[- ]trust|data breach(?:es)?',
  Web3: 'web ?3|crypto(?:currenc(?:y|ies))?|blockchains?|tokenomics|token (?:holders?|sale|launch)|nfts?|defi|daos?|smart contracts?|on-chain|ethereum|bitcoin|solana|stablecoins?|airdrops?|staking|decentrali[sz]ed|metaverse',
  Robotics: 'robots?|robotics?|robotic arms?|cobots?|drones?|grippers?|actuators?',
  Space: 'satellites?|rockets?|orbit(?:al)?|spacecraft|launch vehicles?|space debris|earth observation|cubesats?',
  'Social Impact':
    'social impact|non-?profits?|charit(?:y|ies)|refugees?|underserved|low[- ]income|sdgs?|volunteers?|donations?|donors?',
};

const PATTERNS = Object.entries(WORDS).map(([sector, words]) => ({
  sector: sector as Sector,
  pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d])`, 'giu'),
}));

/** A word counts once per slide, on at most this many slides. */
const SLIDES = 3;
/** A deck shows a sector clearly with three of its words, or with two that make four points. */
const CLEAR = { words: 3, points: 4 };
const FEWEST_WORDS = 2;
/** A second sector has at least this share of the points of the first. */
const SECOND = 2 / 3;
/** Of a sector that the deck contradicts it shows less than this share. */
const TRACE = 1 / 3;

/** How the company works, not its field: decks of any field may be of these sectors. */
const ANY_FIELD: ReadonlySet<string> = new Set<Sector>([
  'Technology',
  'SaaS',
  'AI & Machine Learning',
  'Marketplace',
  'E-commerce',
  'Consumer',
  'Social Impact',
  'Other',
]);

/** Sectors that share their words, or that founders use for one another. */
const NEIGHBOURS: readonly (readonly Sector[])[] = [
  ['Healthcare', 'Biotech', 'Medtech'],
  ['Climate', 'Energy', 'Agriculture & Food', 'Industrial'],
  ['Logistics', 'Mobility', 'Industrial'],
  ['Industrial', 'Robotics', 'Space'],
  ['Retail', 'Agriculture & Food'],
  ['Media & Entertainment', 'Gaming'],
  ['Fintech', 'Web3'],
  ['Fintech', 'Real Estate'],
];

/** A sector that a deck shows, with the slide that first names it. */
export interface ShownSector {
  sector: Sector;
  slide: number;
  points: number;
  /** How many different words show it. */
  words: number;
}

function pointsOf(pattern: RegExp, told: readonly Told[]): Omit<ShownSector, 'sector'> {
  const slides = new Map<string, Set<number>>();
  for (const { text, origin } of told) {
    for (const [match] of text.matchAll(pattern)) {
      const word = match.toLowerCase().replace(/s$/u, '');
      slides.set(word, (slides.get(word) ?? new Set()).add(origin.slide ?? 0));
    }
  }
  const found = [...slides.values()];
  return {
    words: found.length,
    points: found.reduce((sum, { size }) => sum + Math.min(size, SLIDES), 0),
    slide: Math.min(...found.flatMap((numbers) => [...numbers])),
  };
}

const areNeighbours = (one: string, other: string) =>
  NEIGHBOURS.some(
    (group) => (group as readonly string[]).includes(one) && (group as readonly string[]).includes(other),
  );

/** What a deck says about its sector. */
export interface DeckSectors {
  /** The sectors that the deck shows clearly, most clearly first. */
  shown: ShownSector[];
  /** Whether the deck speaks of another field than this sector of the founder's profile. */
  contradicts(profile: string): boolean;
}

/** Reads the sectors of a deck from the words on its slides. */
export function sectorsOf(told: readonly Told[]): DeckSectors {
  const all = PATTERNS.map(({ sector, pattern }) => ({ sector, ...pointsOf(pattern, told) })).toSorted(
    (a, b) => b.points - a.points,
  );
  const top = all[0]?.points ?? 0;
  const shown = all.filter(
    ({ words, points }) =>
      (words >= CLEAR.words || (words >= FEWEST_WORDS && points >= CLEAR.points)) && points >= SECOND * top,
  );
  return {
    shown,
    contradicts(profile) {
      const own = all.find(({ sector }) => sector === profile)?.points ?? 0;
      const isField = shown.length > 0 && shown.every(({ sector }) => !ANY_FIELD.has(sector));
      return (
        isField &&
        profile !== '' &&
        !ANY_FIELD.has(profile) &&
        own < TRACE * top &&
        shown.every(({ sector }) => sector !== profile && !areNeighbours(sector, profile))
      );
    },
  };
}
