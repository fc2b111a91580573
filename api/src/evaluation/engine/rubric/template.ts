import type { Statement } from './statements.ts';

/** Text that a template leaves to be filled in. */
const PLACEHOLDER =
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetuer adipiscing\b|\bconsectetur adipiscing\b|\[\s*(?:add|insert|your|name|company|founder|photo|logo|image|link|date|number|amount|placeholder|tbd|todo)\b|\[[^\]]*\bplaceholder\b[^\]]*\]|\[[^\]]*(?:\be\.g\.|\?\?)[^\]]*\]|\bclick (?:here )?to (?:add|edit)\b|\b(?:personali[sz]e|customi[sz]e|replace|edit) this (?:card|slide|text|section|box|image|photo|placeholder)\b|\byour (?:text|title|subtitle|logo|image|tagline|company name)(?: goes)? here\b|^(?:your|company|(?:co-?)?founder|team member|speaker|presenter) name:?$|^(?:name surname|john doe|jane doe|title here|subtitle here)$/iu;
/** A number that is left open: “$[X]M”, “[X]%”. “[X] Launched” at the start of a text is a ticked box. */
const OPEN_NUMBER = /(?:\S\s?\[[$€£]?\s?X{1,3}\s?[%KMB]?\]|\[[$€£]\s?X{1,3}\s?[KMB]?\]|\[X{1,3}\s?%?\][%KMBk+])/u;
/** Sentences that tell the author of a deck what to write. */
const ADVICE =
  /^(?:tip|note|hint|instructions?):|^(?:please |briefly |clearly )?(?:describe|outline|demonstrate|explain|provide|give an?\b|summari[sz]e|highlight|identify|define|prepare|list|mention|state|convey)\b|^(?:you (?:need|should|must|may want)|keep in mind|make sure|ensure)\b|\byour (?:pitch|deck|venture|company['’]s|startup['’]s|executive summary)\b|^(?:how|what|who|where|why|which)\b.{0,80}\b(?:you|your)\b.{0,60}\?$/iu;

/** A text in square brackets. Real decks have few, such as where somebody worked before; a template has many. */
const BRACKETED = /\[[^\]]*\p{L}[^\]]*\]/u;

/** Words of the usual filler text, few of which are words of another language on slides. */
const FILLER =
  /\b(?:accumsan|aenean|aliquam|aliquet|aptent|augue|conubia|condimentum|consectetur|convallis|cras|curabitur|dapibus|dignissim|efficitur|egestas|eleifend|elementum|etiam|euismod|faucibus|fermentum|feugiat|fringilla|gravida|hendrerit|himenaeos|iaculis|imperdiet|interdum|ipsum|lacinia|lectus|ligula|litora|lobortis|lorem|luctus|maecenas|malesuada|mattis|mauris|metus|molestie|mollis|morbi|nisl|nullam|nunc|ornare|pellentesque|pharetra|phasellus|porttitor|posuere|praesent|pretium|proin|quisque|rhoncus|sagittis|scelerisque|sodales|sollicitudin|suscipit|suspendisse|tellus|taciti|tincidunt|torquent|tortor|tristique|ullamcorper|ultrices|ultricies|vehicula|venenatis|vestibulum|vivamus|viverra|volutpat|vulputate)\b/giu;
/** Different filler words that make a statement filler: so many anywhere, or so many that are most of a short one. */
const FILLER_WORDS = { anywhere: 3, short: 2 } as const;

/** A deck with this share of such sentences, and at least so many of them, is a template. */
const SHARE = 0.2;
const FEWEST = 3;

function isFiller(text: string): boolean {
  const filler = new Set(text.match(FILLER)?.map((word) => word.toLowerCase())).size;
  const words = text.split(/\s+/u).length;
  return filler >= FILLER_WORDS.anywhere || (filler >= FILLER_WORDS.short && 2 * filler >= words);
}

export const isPlaceholder = ({ text }: Pick<Statement, 'text'>): boolean =>
  PLACEHOLDER.test(text) || OPEN_NUMBER.test(text) || isFiller(text);

/** Whether the statements of a deck are those of a template that nobody has filled in. */
export function isTemplate(statements: readonly Pick<Statement, 'text'>[]): boolean {
  const open = statements.filter(
    (statement) => isPlaceholder(statement) || ADVICE.test(statement.text) || BRACKETED.test(statement.text),
  ).length;
  return open >= FEWEST && open >= SHARE * statements.length;
}
