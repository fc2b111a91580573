/** Ref callback that focuses a step's first field. The focused element of the previous step has been unmounted. */
export const focusOnArrival = (field: HTMLInputElement | null) => field?.focus();
