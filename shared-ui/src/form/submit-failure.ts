/** What an `onSubmit` may throw to be shown in the form: messages under their fields, and one for the whole. */
export interface SubmitFailure {
  /** Messages by field name; a field may have several, and all are shown. */
  fieldErrors?: Record<string, readonly string[]>;
  /** Shown at the top when no field carries a message, or beside those that do when `detail` is given. */
  message?: string;
  /** What the failure says apart from its fields; null when it only names fields. */
  detail?: string | null;
}

/** A failure sorted into what goes under fields and what goes to the top of the form. */
export interface ShownFailure {
  fields: Record<string, readonly string[]>;
  form: readonly string[];
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

const isObject = (value: unknown): value is SubmitFailure => typeof value === 'object' && value !== null;

/**
 * Sorts a failure for a form with the given fields. Messages of fields that the form does not have go to the top,
 * so that none is lost; the general message joins them only when it says something the fields do not.
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
