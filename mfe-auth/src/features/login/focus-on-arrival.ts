/** Ref of the field that a step begins with: the step before it has taken the focus away with it. */
export const focusOnArrival = (field: HTMLInputElement | null) => field?.focus();
