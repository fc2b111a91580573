import type { Brief } from '@northlight/shared-api';
import type { DeckBrand } from '@northlight/shared-api/deck-layout';
import {
  ASSISTANT_LIMITS,
  BRIEF_PARTS,
  type BriefPart,
  countOf,
  DECK_LIMITS,
  INDUSTRIES,
  STAGES,
} from '@northlight/shared-api/rules';
import { object, string } from 'yup';

/** Label and hint of each part of a brief. */
export const PART_WORDS: Record<BriefPart, { label: string; hint: string }> = {
  problem: { label: 'Problem', hint: 'Who has it, how often, and what it costs them.' },
  solution: { label: 'Solution', hint: 'What you do about it, and how far along the product is.' },
  market: { label: 'Market', hint: 'Who buys, how many there are, and where the number comes from.' },
  model: { label: 'Business model', hint: 'Who pays how much, and how you reach them.' },
  traction: { label: 'Traction', hint: 'Customers, revenue or usage, each with its date.' },
  competition: { label: 'Competition', hint: 'What people use today, and why you are hard to copy.' },
  team: { label: 'Team', hint: 'Names, roles, and what each has done before.' },
  ask: { label: 'Ask', hint: 'How much, for how long, and what it buys.' },
};

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
export const SECTOR_OPTIONS = asOptions(INDUSTRIES);
export const STAGE_OPTIONS = asOptions(STAGES);

/** Form values of a brief; an empty string means no choice. */
export type BriefValues = {
  company: string;
  sector: string;
  stage: string;
  /** Uploaded pictures, each with a temporary URL. */
  pictures: { image: string; url: string; caption: string; photo: boolean }[];
  logo: { brand: DeckBrand; url: string } | null;
} & Record<BriefPart, string>;

export const EMPTY_BRIEF: BriefValues = {
  company: '',
  sector: '',
  stage: '',
  problem: '',
  solution: '',
  market: '',
  model: '',
  traction: '',
  competition: '',
  team: '',
  ask: '',
  pictures: [],
  logo: null,
};

const LONG = `At most ${countOf(ASSISTANT_LIMITS.brief)} characters`;

export const briefSchema = object({
  company: string().trim().required('Enter the company’s name').max(DECK_LIMITS.company),
  sector: string().oneOf(['', ...INDUSTRIES]),
  stage: string().oneOf(['', ...STAGES]),
  ...Object.fromEntries(BRIEF_PARTS.map((part) => [part, string().trim().max(ASSISTANT_LIMITS.brief, LONG)])),
});

const chosen = <Value extends string>(values: readonly Value[], value: string): Value | null =>
  values.find((one) => one === value) ?? null;

/** The brief in the form the API expects. */
export const toBrief = ({ sector, stage, pictures, logo, ...texts }: BriefValues): Brief => ({
  ...texts,
  sector: chosen(INDUSTRIES, sector),
  stage: chosen(STAGES, stage),
  ...(pictures.length > 0 && { pictures: pictures.map(({ image, caption, photo }) => ({ image, caption, photo })) }),
  ...(logo && { brand: logo.brand }),
});
