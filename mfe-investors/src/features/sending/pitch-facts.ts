import { parseMoney, STAGES, type Stage } from '@northlight/shared-api/rules';

/** The founder's answers about the round, as entered in the fields. */
export interface RoundFields {
  stage: Stage | '';
  /** Digits only. */
  amount: string;
  place: string;
}

const KEY = 'northlight.round';
const NOTHING: RoundFields = { stage: '', amount: '', place: '' };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads the round entered in this tab, so that it can be compared with the next investor too. */
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

/** Stores the round for this tab. If storage is unavailable, the founder has to enter it again. */
export function storeRound(round: RoundFields): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(round));
  } catch (error) {
    console.warn(error);
  }
}
