/** Why a call to the model came to nothing. */
export type TroubleKind =
  /** The key, the name of the model or the address is wrong: asking again would not help. */
  | 'set-up'
  /** It has too much to do. */
  | 'busy'
  /** It failed, or could not be reached. */
  | 'down'
  /** It said nothing for too long. */
  | 'stalled'
  /** The answer broke off. */
  | 'cut'
  /** It will not take this request as it is. */
  | 'rejected'
  /** It declined to answer. */
  | 'refused';

/** A call that came to nothing. It carries neither the key nor what was sent. */
export class ModelTrouble extends Error {
  override readonly name = 'ModelTrouble';
  readonly kind: TroubleKind;
  /** HTTP status, when there was one. */
  readonly status: number | null;
  /** Milliseconds that the model asked to be left alone. */
  readonly retryAfter: number | null;

  constructor(kind: TroubleKind, status: number | null = null, retryAfter: number | null = null) {
    super(`The language model: ${kind}${status === null ? '' : ` (${status})`}.`);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const AGAIN: readonly TroubleKind[] = ['busy', 'down', 'stalled', 'cut'];

/** True when another attempt may go better. */
export const isPassing = (trouble: unknown): trouble is ModelTrouble =>
  trouble instanceof ModelTrouble && AGAIN.includes(trouble.kind);

/** What an HTTP status of the model means. */
export function kindOfStatus(status: number): TroubleKind {
  if ([401, 403, 404, 405].includes(status)) return 'set-up';
  if ([408, 409, 425, 429, 503, 529].includes(status)) return 'busy';
  return status >= 500 ? 'down' : 'rejected';
}

/** Milliseconds of a Retry-After, told in seconds or as a date. */
export function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
