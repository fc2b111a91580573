import type { RemoteFailureKind } from './failures.ts';

/** A plain-language message for each kind of failure. */
export const CAUSES: Record<RemoteFailureKind, string> = {
  registry: 'The list of parts couldn’t be read',
  offline: 'You’re offline',
  network: 'The part couldn’t be downloaded',
  timeout: 'Timed out',
  'not-a-remote': 'The download was not a part of this product',
  integrity: 'The part differs from the released one, so it was not run',
  'threw-on-load': 'The part failed to start',
  'wrong-shape': 'The page is missing from the part',
  incompatible: 'The part needs a newer version of this page',
  outdated: 'The part has been replaced since this page was opened',
  'threw-on-render': 'The page crashed',
};
