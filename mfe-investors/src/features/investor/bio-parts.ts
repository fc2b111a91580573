const LEAD_MAX = 160;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A bio as it is read: what opens it in large type, and the paragraphs that follow. */
export interface BioParts {
  lead: string;
  paragraphs: string[];
}

/** Takes the first sentences of a bio, as many as stay short enough to be set large, and leaves the rest. */
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
