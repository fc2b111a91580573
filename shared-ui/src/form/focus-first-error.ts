/** Focuses the first invalid field, or the message at the top if there is none. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const target =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)') ??
    form?.querySelector<HTMLElement>('[data-form-error]');
  target?.focus();
}
