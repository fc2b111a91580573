const listeners = new Set<() => void>();

/** Calls back when another person has logged in, or nobody is any more. */
export const onPersonChange = (listener: () => void): void => void listeners.add(listener);

export function tellPersonChange(): void {
  for (const listener of listeners) listener();
}
