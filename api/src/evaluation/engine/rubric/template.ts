import type { Statement } from './statements.ts';

/** Text that a template leaves to be filled in. */
const PLACEHOLDER =
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetuer adipiscing\b|\bconsectetur adipiscing\b|\[\s*(?:add|insert|your|name|company|founder|photo|logo|image|link|date|number|amount|placeholder|tbd|todo)\b|\[[^\]]*\bplaceholder\b[^\]]*\]|\bclick (?:here )?to (?:add|edit)\b|\byour (?:text|title|subtitle|logo|image|tagline|company name)(?: goes)? here\b|^(?:your|company|(?:co-?)?founder|team member|speaker|presenter) name:?$|^(?:name surname|john doe|jane doe|title here|subtitle here)$/iu;
/** Sentences that tell the author of a deck what to write. */
const ADVICE =
  /^(?:tip|note|hint|instructions?):|^(?:please |briefly |clearly )?(?:describe|outline|demonstrate|explain|provide|give an?\b|summari[sz]e|highlight|identify|define|prepare|list|mention|state|convey)\b|^(?:you (?:need|should|must|may want)|keep in mind|make sure|ensure)\b|\byour (?:pitch|deck|venture|company['’]s|startup['’]s|executive summary)\b|^(?:how|what|who|where|why|which)\b.{0,80}\b(?:you|your)\b.{0,60}\?$/iu;

/** A deck with this share of such sentences, and at least so many of them, is a template. */
const SHARE = 0.2;
const FEWEST = 3;

export const isPlaceholder = ({ text }: Pick<Statement, 'text'>): boolean => PLACEHOLDER.test(text);

/** Whether the statements of a deck are those of a template that nobody has filled in. */
export function isTemplate(statements: readonly Pick<Statement, 'text'>[]): boolean {
  const open = statements.filter((statement) => isPlaceholder(statement) || ADVICE.test(statement.text)).length;
  return open >= FEWEST && open >= SHARE * statements.length;
}
