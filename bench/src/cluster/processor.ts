import { readFileSync } from 'node:fs';

/** Clock ticks per second in /proc. */
const TICKS = 100;
/** Milliseconds between two looks. What a process uses after the last look at it does not count. */
const LOOK = 50;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // it has ended
  }
};

/** Process IDs of what a process has started. */
export const childrenOf = (pid: number) =>
  read(`/proc/${pid}/task/${pid}/children`).trim().split(/\s+/).filter(Boolean).map(Number);

/** CPU seconds of a process, and what identifies it. */
function usedBy(pid: number): { id: string; seconds: number } {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return { id: `${pid} ${fields[19]}`, seconds: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS };
}

/**
 * Watches the CPU time of processes and all their descendants. A deck reader in its sandbox ends without its time being
 * added to the server's, so they are watched while they run.
 */
export function watchProcessors(roots: readonly number[]) {
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  let isFirst = true;
  const look = (pid: number) => {
    const { id, seconds } = usedBy(pid);
    if (isFirst) first.set(id, seconds);
    last.set(id, Math.max(last.get(id) ?? 0, seconds));
    for (const child of childrenOf(pid)) look(child);
  };
  const lookAll = () => roots.forEach(look);
  lookAll();
  isFirst = false;
  const timer = setInterval(lookAll, LOOK);
  return {
    /** CPU seconds since the start. */
    end(): number {
      clearInterval(timer);
      lookAll();
      return [...last].reduce((sum, [id, seconds]) => sum + seconds - (first.get(id) ?? 0), 0);
    },
  };
}

/** CPU seconds that everything on this machine has used so far. */
export function machineSeconds(): number {
  const [, user, nice, system, , , irq, softirq] = read('/proc/stat').split('\n')[0]?.split(/\s+/).map(Number) ?? [];
  return [user, nice, system, irq, softirq].reduce((sum: number, ticks) => sum + (ticks ?? 0), 0) / TICKS;
}
