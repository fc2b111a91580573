/**
 * Packages that several bundles may contain, and why. Share any other package (tooling/webpack/shared.mjs) or keep it
 * in one remote.
 */
export const CARRIED = [
  { name: '@module-federation/', why: 'a remote’s entry starts with its own few lines of federation' },
  { name: 'lucide-react', why: 'each bundle carries the few icons it draws; all of them would weigh far more' },
  { name: '@simplewebauthn/browser', why: 'a chunk of a few kilobytes that loads only with a passkey' },
  { name: 'uuid', why: 'one function of a few hundred bytes' },
  { name: 'use-sync-external-store', why: 'a shim of a few hundred bytes below libraries of both' },
];

/** Whether several bundles may contain a package. @param {string} name */
export const mayRepeat = (name) =>
  CARRIED.some((entry) => (entry.name.endsWith('/') ? name.startsWith(entry.name) : name === entry.name));
