import { readFileSync } from 'node:fs';
import { childrenOf } from '../cluster/processor.ts';

const PAGE_BYTES = 4096;
/** Milliseconds between two looks. A process takes longer to start. */
const LOOK = 25;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // it has ended
  }
};

/** Resident megabytes of a process. */
export const megabytesOf = (pid: number): number =>
  (Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES) / 1e6;

const isRenderer = (pid: number) => {
  const [program, ...rest] = read(`/proc/${pid}/cmdline`).split('\0');
  return program === process.execPath && rest.some((part) => part.endsWith('/rendering/child/main.ts'));
};

const descendantsOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

/** Processes of a server that render pages, in or without their sandbox. */
export const renderersOf = (server: number): number[] => descendantsOf(server).filter(isRenderer);

/** Watches which processes render a server's pages, and how much memory they take. */
export function watchRenderers(server: number) {
  const seen = new Set<number>();
  let peak = 0;
  const look = () => {
    for (const pid of renderersOf(server)) {
      seen.add(pid);
      peak = Math.max(peak, megabytesOf(pid));
    }
  };
  look();
  const timer = setInterval(look, LOOK);
  return {
    /** Processes that were started, and the most megabytes that one of them took. */
    end() {
      clearInterval(timer);
      return { started: seen.size, peak };
    },
  };
}
