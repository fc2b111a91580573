import type { Evaluation } from '@northlight/shared-api';

/** Requirements for each band of scores, lowest first. */
export const BANDS = [
  { score: 3, takes: 'It is stated in general terms.' },
  { score: 5, takes: 'It is specific to this company.' },
  { score: 8, takes: 'It is backed by evidence: a number with its date, its source, or a named customer or partner.' },
  { score: 10, takes: 'Another slide corroborates it, and none contradicts it.' },
] as const;

export const BANDS_IN_WORDS =
  'A score rises with evidence: 3 for a general statement, 5 for a specific one, 8 for a number with its date, its source, or a named customer or partner, 10 if another slide confirms it.';

/** The engine that scored the deck, and the version of its rubric. */
export const engineInWords = ({ engine, model, rubric_version }: Evaluation): string => {
  const how =
    engine === 'llm'
      ? `Read by a language model${model ? ` (${model})` : ''}, scored by fixed rules. Each quote was checked against the deck.`
      : 'Scored by fixed rules: the same deck always gets the same scores.';
  return `${how} Rubric: ${rubric_version}.`;
};
