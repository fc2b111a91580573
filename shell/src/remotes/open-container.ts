import { type Container, type EntrySource, loadEntry } from './load-entry.ts';

/**
 * Runs a remote's entry and hands its container what the shell shares.
 * @throws {RemoteFailure} as `loadEntry` does; and whatever the container itself throws
 */
export async function openContainer(source: EntrySource): Promise<Container> {
  const container = await loadEntry(source);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}
