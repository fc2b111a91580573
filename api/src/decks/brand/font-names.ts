import type { DeckFont } from '@northlight/shared-api/rules';

const SUBSET = /^[A-Z]{6}\+/;
/** What a name says about weight, width and format rather than the family. */
const STYLES =
  /[\s,_-]*(?:thin|extra|ultra|semi|demi|light|regular|normal|book|medium|bold|heavy|black|italic|oblique|condensed|variable|lt|mt|ps|psmt|std|pro|otf|ttf|wght|vf|[0-9]{3}wght)+$/i;
/** Names that programs make up, and those of layers that nobody sees. */
const NO_NAME = /^(?:[a-z]{0,3}\d+|cid|type ?3|untitled|embedded|subset|unknown|glyph\s?less.*).*$/i;
const WORD_STARTS = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z]{2})(?=(?:Sans|Serif|Mono)\b)|(?<=[a-z])(?=\d)/g;
/** Names that are written as one word. */
const ONE_WORD: readonly (readonly [RegExp, string])[] = [
  [/^Deja Vu/, 'DejaVu'],
  [/^Sim Sun/, 'SimSun'],
  [/^Sim Hei/, 'SimHei'],
  [/^Mi Sans/, 'MiSans'],
  [/^Ya Hei/, 'YaHei'],
];

/** The family in the name of a font, such as "Open Sans" in "ABCDEF+OpenSans-SemiBold"; null where it has none. */
export function familyOf(name: string): string | null {
  const plain = name.replace(SUBSET, '').split(',')[0] ?? '';
  const [base = ''] = plain.split('-');
  let family = base.replace(/_/g, ' ').trim();
  for (let shorter = family.replace(STYLES, ''); shorter !== family && shorter.length > 2; ) {
    family = shorter;
    shorter = family.replace(STYLES, '');
  }
  const words = (family.includes(' ') ? family : family.replace(WORD_STARTS, ' ')).replace(/\s+/g, ' ').trim();
  const named = ONE_WORD.reduce((name, [parts, whole]) => name.replace(parts, whole), words);
  return words.length < 3 || words.length > 60 || NO_NAME.test(words) || !/^[\p{L}\p{N} .&'’]+$/u.test(words)
    ? null
    : named;
}

/** Families by what resembles them most in proportions and letter shapes. The first one that matches counts. */
const RESEMBLING: readonly (readonly [RegExp, DeckFont])[] = [
  [/\bmono\b|courier|consol|menlo|cousine|inconsolata|\bcode\b|fira code/i, 'courier-new'],
  [
    /times|tinos|garamond|\blm ?roman|computer modern|\bcmr|baskerville|caslon|minion|didot|bodoni|liberation serif|libertinus|stix|goudy/i,
    'times-new-roman',
  ],
  [
    /cambria|caladea|slab|charter|american typewriter|rockwell|noto serif|source serif|pt serif|ibm plex serif|roboto serif|constantia|bitter/i,
    'cambria',
  ],
  [
    /georgia|gelasio|playfair|merriweather|lora\b|serif(?<!sans.?serif)|newsreader|fraunces|cormorant|canela|tiempos|palatino|book antiqua|crimson|spectral|recoleta|lusitana|marcellus|cinzel|gloock|prata|abril/i,
    'georgia',
  ],
  [
    /calibri|carlito|lato\b|open sans|source sans|segoe|corbel|candara|fira sans|pt sans|ubuntu|myriad|gill sans|cabin|asap|aptos/i,
    'calibri',
  ],
];

/** The family of our list that resembles another one most. */
export const nearestFont = (family: string): DeckFont =>
  RESEMBLING.find(([pattern]) => pattern.test(family))?.[1] ?? 'arial';
