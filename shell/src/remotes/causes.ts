import type { RemoteFailureKind } from './failures.ts';

/** A plain-language message for each kind of failure. */
export const CAUSES: Record<RemoteFailureKind, string> = {
  registry: 'The list of parts could not be read',
  offline: 'No connection, so nothing could be fetched',
  network: 'The part could not be fetched',
  timeout: 'No answer in time',
  'not-a-remote': 'The answer was not a part of this product',
  integrity: 'The part is not the one that was released, so it was not run',
  'threw-on-load': 'The part stopped while starting',
  'wrong-shape': 'The page is missing from the part',
  incompatible: 'The part needs a newer version of this page',
  outdated: 'The part has been replaced since this page was opened',
  'threw-on-render': 'The page stopped while it was shown',
};
