import { readFileSync } from 'node:fs';

/** Clock ticks per second in /proc/<pid>/stat. */
const TICKS = 100;
const FIELDS = { user: 11, system: 12, endedUser: 13, endedSystem: 14 };

const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // it has ended
  }
};

/** CPU seconds that a process and its children, also those that have ended, have used so far. */
export function processorSeconds(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const own = Object.values(FIELDS).reduce((sum, at) => sum + Number(fields[at] ?? 0), 0) / TICKS;
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(/\s+/).filter(Boolean);
  return children.reduce((sum, child) => sum + processorSeconds(Number(child)), own);
}
