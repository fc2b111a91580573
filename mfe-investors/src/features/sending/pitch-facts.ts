import { parseMoney, STAGES, type Stage } from '@northlight/shared-api/rules';

/** What a founder has said about the round, as it stands in the fields. */
export interface RoundFields {
  stage: Stage | '';
  /** Digits. */
  amount: string;
  place: string;
}

const KEY = 'northlight.round';
const NOTHING: RoundFields = { stage: '', amount: '', place: '' };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What was said about the round in this tab, to hold it against the next investor as well. */
export function readRound(): RoundFields {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof RoundFields, unknown>>;
    return {
      stage: STAGES.find((stage) => stage === stored.stage) ?? '',
      amount: parseMoney(text(stored.amount)) === null ? '' : text(stored.amount),
      place: text(stored.place),
    };
  } catch {
    return NOTHING;
  }
}

/** Keeps what was said for this tab; a browser that keeps nothing only asks again. */
export function storeRound(round: RoundFields): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(round));
  } catch (error) {
    console.warn(error);
  }
}
