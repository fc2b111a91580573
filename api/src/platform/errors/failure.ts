import type { Code } from './codes.ts';

/** Messages keyed by field name. */
export type FieldErrors = Record<string, string[]>;

interface FailureBody {
  detail?: string;
  non_field_errors?: string[];
  fields?: FieldErrors;
}

/** An error for the caller: HTTP status, stable code, and message. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly code: Code;
  readonly body: FailureBody;
  /** Seconds after which the caller can retry, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: Code, body: FailureBody, retryAfter?: number) {
    super(body.detail ?? body.non_field_errors?.[0] ?? code);
    this.status = status;
    this.code = code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}
