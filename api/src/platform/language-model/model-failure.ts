/** Why a call to the model failed. */
export type ModelFailureKind =
  /** Wrong key, model name or address. A retry would not help. */
  | 'set-up'
  /** The model is overloaded or limits the rate. */
  | 'busy'
  /** The model failed or could not be reached. */
  | 'down'
  /** The model sent nothing for too long. */
  | 'stalled'
  /** The answer ended early. */
  | 'cut'
  /** The model's server does not accept the request. */
  | 'rejected'
  /** The model declined to answer. */
  | 'refused';

/** A failed call. It contains neither the key nor what was sent. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: ModelFailureKind;
  /** HTTP status, if there was one. */
  readonly status: number | null;
  /** Milliseconds to wait, as requested by the model's server. */
  readonly retryAfter: number | null;

  constructor(kind: ModelFailureKind, status: number | null = null, retryAfter: number | null = null) {
    super(`The language model: ${kind}${status === null ? '' : ` (${status})`}.`);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const AGAIN: readonly ModelFailureKind[] = ['busy', 'down', 'stalled', 'cut'];

/** True when a retry may succeed. */
export const isPassing = (trouble: unknown): trouble is ModelFailure =>
  trouble instanceof ModelFailure && AGAIN.includes(trouble.kind);

export function kindOfStatus(status: number): ModelFailureKind {
  if ([401, 403, 404, 405].includes(status)) return 'set-up';
  if ([408, 409, 425, 429, 503, 529].includes(status)) return 'busy';
  return status >= 500 ? 'down' : 'rejected';
}

/** Milliseconds of a Retry-After header, given in seconds or as a date. */
export function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
