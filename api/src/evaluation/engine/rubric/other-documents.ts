import type { OtherDocument } from '../../../decks/reading/errors.ts';

interface Text {
  slide: number;
  text: string;
}

/** What such documents say, and pitches hardly ever. One sign may be an accident, several are not. */
const SIGNS: Record<OtherDocument, { fewest: number; anywhere: RegExp[]; onFirst?: RegExp[] }> = {
  stock: {
    fewest: 3,
    anywhere: [
      /\bstock[- ]pitch\b/iu,
      /^(?:strong )?(?:buy|sell|hold)\b\W*$|\b(?:buy|sell|hold) (?:rating|recommendation)\b|\brecommendation:? (?:strong )?(?:buy|sell|hold)\b/iu,
      /\b(?:target|share|stock) price\b|\bprice target\b|\bcurrently valued at\b/iu,
      /\bbeta\b\W{1,6}\d|\bbeta of \d/iu,
      /\b(?:NYSE|NASDAQ|NSE|BSE|LSE|NIFTY|SENSEX|FTSE)\b|\bS&P 500\b|\bDow Jones\b/u,
      /\bP\/E\b|\bEV\/EBITDA\b|\bdividend yield\b|\b52[- ]week\b|\bmarket cap(?:itali[sz]ation)?\b/iu,
      /\binvestment (?:thesis|risks)\b/iu,
    ],
  },
  paper: {
    fewest: 3,
    anywhere: [
      /^(?:\d+\.? )?abstract\b.{0,2}$/iu,
      /^(?:\d+\.? )?(?:references|bibliography)\b.{0,2}$/iu,
      /^(?:\d+(?:\.\d+)*\.? )?(?:related work|methodology|literature review)\b.{0,2}$/iu,
      /\bet al\b|\bdoi:|\barxiv\b/iu,
    ],
    onFirst: [/\bwhite ?paper\b/iu],
  },
  exercise: {
    fewest: 3,
    anywhere: [
      /\bdata ?set overview\b|^records: \d/iu,
      /\banalytical questions?\b|\bresearch questions?\b|\bhypothes[ie]s\b/iu,
      /\b(?:course ?work|home ?work|assignment|case study questions?|term paper|final exam|semester)\b/iu,
      /\b(?:lecturer|instructor|teaching assistant|submitted to|module (?:code|leader|title))\b/iu,
      /\b(?:plagiarism|marking scheme|marks? (?:awarded|allocated)|late submission)\b/iu,
      /^(?:problem statement|stakeholders?|stakeholder\b.{3,60})$/iu,
    ],
    onFirst: [/\bgroup \d{1,2}\b/iu, /\(\d{7,10}\)/u],
  },
};

/** What other kind of document these lines are from; null if they may be a pitch. */
export function otherDocument(texts: readonly Text[]): OtherDocument | null {
  const first = texts.filter(({ slide }) => slide === 1);
  const has = (among: readonly Text[], sign: RegExp) => among.some(({ text }) => sign.test(text));
  for (const kind of ['stock', 'paper', 'exercise'] as const) {
    const { fewest, anywhere, onFirst = [] } = SIGNS[kind];
    const signs =
      anywhere.filter((sign) => has(texts, sign)).length + onFirst.filter((sign) => has(first, sign)).length;
    if (signs >= fewest) return kind;
  }
  return null;
}
