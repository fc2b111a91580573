/** Error that `onSubmit` may throw: messages for fields and a general one. */
export interface SubmitFailure {
  /** Messages by field name; a field may have several. */
  fieldErrors?: Record<string, readonly string[]>;
  /** Shown at the top when there are no field messages. */
  message?: string;
  /** Shown at the top even when there are field messages; null when the failure only concerns fields. */
  detail?: string | null;
}

/** Errors split into field messages and messages at the top. */
export interface ShownFailure {
  fields: Record<string, readonly string[]>;
  form: readonly string[];
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

const isObject = (value: unknown): value is SubmitFailure => typeof value === 'object' && value !== null;

/**
 * Splits a failure's messages between fields and the top of the form. Messages for unknown fields go to the top, so
 * none is lost. Adds the general message only if it says more than the field messages.
 */
export function sortFailure(failure: unknown, fieldNames: readonly string[]): ShownFailure {
  const { fieldErrors = {}, message, detail }: SubmitFailure = isObject(failure) ? failure : {};
  const fields: Record<string, readonly string[]> = {};
  const form: string[] = [];
  for (const [name, messages] of Object.entries(fieldErrors)) {
    if (messages.length === 0) continue;
    if (fieldNames.includes(name)) fields[name] = messages;
    else form.push(...messages);
  }
  const named = Object.values(fields).length > 0 || form.length > 0;
  const general = detail ?? (named ? undefined : (message ?? UNEXPECTED));
  if (general && !form.includes(general)) form.unshift(general);
  return { fields, form };
}
