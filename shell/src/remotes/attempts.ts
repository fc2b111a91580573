/**
 * Number of times each remote has been requested again. It is part of the URL, so that a bad cached response is not
 * reused.
 */
const attempts = new Map<string, number>();

export const attemptOf = (name: string): number => attempts.get(name) ?? 0;

/** Makes the next load of this remote go to the network again. */
export const forgetRelease = (name: string): void => void attempts.set(name, attemptOf(name) + 1);
