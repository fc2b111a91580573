const LEAD_MAX = 160;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A bio, split into its opening for large type and the remaining paragraphs. */
export interface BioParts {
  lead: string;
  paragraphs: string[];
}

/** Splits off as many first sentences as are short enough for large type. */
export function bioParts(bio: string): BioParts {
  const [first = '', ...others] = bio
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  let lead = '';
  for (const { segment } of sentences.segment(first)) {
    if (lead !== '' && (lead + segment).trimEnd().length > LEAD_MAX) break;
    lead += segment;
  }
  const rest = first.slice(lead.length).trim();
  return { lead: lead.trim(), paragraphs: rest === '' ? others : [rest, ...others] };
}
