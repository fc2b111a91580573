/** Ref of what a step begins with: the step before it has taken the focus away with it. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus();
