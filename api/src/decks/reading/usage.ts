import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const TICK_MS = 10;

/** What a process has taken. */
export interface Usage {
  /** Resident memory. */
  bytes: number;
  /** Processor time in milliseconds: it tells work from waiting for a busy machine. */
  processorMs: number;
}

/** Null where the system does not tell (no /proc, or the process is gone). */
export function usageOf(pid: number): Usage | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    // The name of the program stands in brackets and may hold anything: fields count from the last one.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(pages + ticks) ? { bytes: pages * PAGE_BYTES, processorMs: ticks * TICK_MS } : null;
  } catch {
    return null;
  }
}
