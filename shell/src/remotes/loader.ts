/**
 * What loads and runs pages of remotes: Module Federation's runtime, everything that is shared with remotes, and the
 * cache of server data. It is a chunk of its own, because the shell's own pages need none of it.
 */
import { withServerData } from '../server-data/withServerData.tsx';
import { loadRelease as loadPlain } from './load-release.ts';

/** As `load-release.ts`, with access to server data. */
export const loadRelease: typeof loadPlain = async (...from) => withServerData(await loadPlain(...from));
