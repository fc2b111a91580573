import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Resident memory of a process in bytes, or null where the system does not tell (no /proc, or the process is gone). */
export function residentMemory(pid: number): number | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    return Number.isFinite(pages) ? pages * PAGE_BYTES : null;
  } catch {
    return null;
  }
}
