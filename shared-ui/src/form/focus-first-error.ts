/** Moves the focus to the first field with an error, else to the message at the top. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const target =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)') ??
    form?.querySelector<HTMLElement>('[data-form-error]');
  target?.focus();
}
