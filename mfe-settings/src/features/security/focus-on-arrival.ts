/** Ref callback that focuses a step's first element. The focused element of the previous step has been unmounted. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus();
