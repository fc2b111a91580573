import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds over which a quota counts. */
const PERIOD = 50;

const V1 = '/sys/fs/cgroup/cpu';
const V2 = '/sys/fs/cgroup';
const isV2 = existsSync(join(V2, 'cgroup.subtree_control'));

/**
 * Gives a process and those it starts from now on a share of a processor, as a small machine of its own would.
 * @returns a function that removes the limit when they have ended; null where this is not possible
 */
export function limitProcessor(pid: number, share: number): (() => void) | null {
  const folder = join(isV2 ? V2 : V1, `northlight-bench-${pid}`);
  const quota = Math.round(share * PERIOD * 1000);
  try {
    mkdirSync(folder);
    if (isV2) writeFileSync(join(folder, 'cpu.max'), `${quota} ${PERIOD * 1000}`);
    else {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD * 1000));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota));
    }
    writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  } catch {
    return null;
  }
  return () => {
    try {
      rmdirSync(folder);
    } catch {
      // A process of it still ends; the empty folder does no harm.
    }
  };
}
