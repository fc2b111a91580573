import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * A value that only the browser knows, such as whether it can share.
 * @param read returns the same value each time
 * @param before the value on a server, and while the browser takes over what a server rendered
 */
export const useBrowserValue = <T extends string | number | boolean>(read: () => T, before: T): T =>
  useSyncExternalStore(neverChanges, read, () => before);
