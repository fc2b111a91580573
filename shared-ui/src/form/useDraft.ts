import { type FormikValues, useFormikContext } from 'formik';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { type Draft, onKeepDrafts, storeDraft, takeDraft } from '../drafts/form-drafts.ts';
import { ToastContext } from '../overlays/Toast/toast-context.ts';

const SECRET = '[type="password"], [autocomplete*="password"], [autocomplete="one-time-code"]';

/** Never store passwords or one-time codes, even while they are visible. */
const secretsIn = (form: HTMLFormElement | null) =>
  new Set([...(form?.querySelectorAll<HTMLInputElement>(SECRET) ?? [])].map(({ name }) => name));

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Accepts plain JSON values; rejects files. */
function isKeepable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isKeepable);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isKeepable);
}

/** Changed values that are safe to store: no secrets and no files. */
function draftOf(values: FormikValues, initial: FormikValues, secrets: Set<string>): Draft {
  const kept = Object.entries(values).filter(
    ([name, value]) => !secrets.has(name) && isKeepable(value) && !isSame(value, initial[name]),
  );
  return Object.fromEntries(kept);
}

/** Stores unsaved input when the session expires, and restores it when the user returns to the form. */
export function useDraft(label: string, element: RefObject<HTMLFormElement | null>): void {
  const { values, initialValues, setValues } = useFormikContext<FormikValues>();
  const showToast = useContext(ToastContext);
  const latest = useRef({ values, initialValues });
  latest.current = { values, initialValues };

  useEffect(() => {
    const draft = takeDraft(label);
    if (!draft) return;
    const known = Object.entries(draft).filter(([name]) => name in latest.current.values);
    void setValues({ ...latest.current.values, ...Object.fromEntries(known) });
    showToast?.({ title: 'We restored what you typed', description: 'It is not saved yet.' });
  }, [label, setValues, showToast]);

  useEffect(
    () =>
      onKeepDrafts(() => {
        const draft = draftOf(latest.current.values, latest.current.initialValues, secretsIn(element.current));
        if (Object.keys(draft).length > 0) storeDraft(label, draft);
      }),
    [label, element],
  );
}
