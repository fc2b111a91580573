import type { Code } from './codes.ts';

/** Messages by the name of the field they are about. */
export type FieldErrors = Record<string, string[]>;

interface FailureBody {
  detail?: string;
  non_field_errors?: string[];
  fields?: FieldErrors;
}

/** Something the caller is told: an HTTP status, a stable code, and words. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly code: Code;
  readonly body: FailureBody;
  /** Seconds after which another attempt makes sense, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: Code, body: FailureBody, retryAfter?: number) {
    super(body.detail ?? body.non_field_errors?.[0] ?? code);
    this.status = status;
    this.code = code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}
