/**
 * Stores releases.
 * @typedef {object} Storage
 * @property {<T>(work: () => T | Promise<T>, options?: {patience?: number, onWait?: () => void}) => Promise<T>} exclusively
 *   Runs `work` while no other process on this folder changes releases; fails if another one does not finish in time.
 * @property {() => Promise<import('@northlight/shared-api/remote').RegistryFile>} readRegistry
 *   Empty before the first release; fails if it is damaged.
 * @property {(work: (registry: object) => object | Promise<object>) => Promise<object>} change
 *   Replaces the registry with the result of `work`, atomically and without losing concurrent changes.
 * @property {(name: string) => Promise<string[]>} releases Names of complete releases, newest first.
 * @property {(name: string, release: string) => Promise<object | null>} read
 *   The `remote.json`, or the shell's `shell.json`, of a release; null if it is incomplete.
 * @property {(name: string, release: string) => Promise<Record<string, string> | null>} readTypes
 *   The declaration files that a release was built with, by path; null if it has none.
 * @property {(name: string, release: string) => Promise<{gzip: number, addedAt: Date}>} measure
 *   Size of a release in bytes with gzip, and when it was added.
 * @property {(built: string) => Promise<object>} add
 *   Adds the release from a build folder and returns what `read` would. Never touches an existing release. Fails if the
 *   build is incomplete.
 */

export {};
