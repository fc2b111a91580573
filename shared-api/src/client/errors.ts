/** Messages of the transport, in the product's words. */
export const TRANSPORT_MESSAGES = {
  timeout: 'Request timed out. Please check your internet connection.',
  network: 'Network error. Please check if the server is running and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

const OFFLINE = 'You’re offline. Try again once you’re connected.';

export const SESSION_EXPIRED = 'Session expired. Please log in again.';

/** No usable answer came: too late, no connection, or something else on the way. */
export class TransportError extends Error {
  override name = 'TransportError';
  readonly kind: keyof typeof TRANSPORT_MESSAGES;

  constructor(kind: keyof typeof TRANSPORT_MESSAGES, cause?: unknown) {
    super(kind === 'network' && navigator.onLine === false ? OFFLINE : TRANSPORT_MESSAGES[kind], { cause });
    this.kind = kind;
  }
}

/** The session is over: its tokens are cleared and the person has to log in again. */
export class SessionExpiredError extends Error {
  override name = 'SessionExpiredError';

  constructor() {
    super(SESSION_EXPIRED);
  }
}

/** What an answer that is an error may contain. */
export interface ErrorBody {
  code?: string;
  detail?: string;
  error?: string;
  non_field_errors?: string[];
  request_id?: string;
  [field: string]: unknown;
}

const NOT_FIELDS = new Set(['code', 'detail', 'error', 'non_field_errors', 'request_id']);
const isMessages = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((message) => typeof message === 'string');

/** The server answered with an error. `message` is the first thing it said that is not about a field. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** Stable code of the failure; `unknown` when the answer had none. */
  readonly code: string;
  /** What the server said in general, or null when it only named fields or said nothing. */
  readonly detail: string | null;
  /** Messages for each field, in the names of the wire. */
  readonly fieldErrors: Record<string, string[]>;
  /** Seconds to wait before trying again, from Retry-After; null when not told. */
  readonly retryAfter: number | null;
  /** For support: which request it was. */
  readonly requestId: string | null;

  constructor(status: number, body: ErrorBody, headers: Headers) {
    const fieldErrors = Object.fromEntries(
      Object.entries(body).filter(
        (entry): entry is [string, string[]] => !NOT_FIELDS.has(entry[0]) && isMessages(entry[1]),
      ),
    );
    const detail = body.non_field_errors?.[0] ?? body.error ?? body.detail ?? null;
    super(detail ?? Object.values(fieldErrors)[0]?.[0] ?? TRANSPORT_MESSAGES.unexpected);
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.detail = detail;
    this.fieldErrors = fieldErrors;
    const wait = Number(headers.get('retry-after'));
    this.retryAfter = headers.has('retry-after') && Number.isFinite(wait) ? wait : null;
    this.requestId = body.request_id ?? headers.get('x-request-id');
  }
}

/** Turns whatever a request threw into one of the classes above; an abort stays an abort. */
export function translateError(error: unknown): unknown {
  if (error instanceof TypeError) return new TransportError('network', error);
  if (error instanceof ApiError || error instanceof TransportError || error instanceof SessionExpiredError)
    return error;
  if ((error as { name?: unknown } | null)?.name === 'AbortError') return error;
  return new TransportError('unexpected', error);
}

/** What to tell a person about a failure; `fallback` when the server gave no words of its own. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.detail ?? Object.values(error.fieldErrors)[0]?.[0] ?? fallback;
  if (error instanceof TransportError || error instanceof SessionExpiredError) return error.message;
  return fallback;
}

/** Whether an admin has to turn on two-step login first. */
export const needsSecondFactor = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor_required';

/** Whether the server refused because this person may not see or do it; trying again would not help. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;
