import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const TICK_MS = 10;

/** Resources that a process has used. */
export interface Usage {
  /** Resident memory. */
  bytes: number;
  /** Processor time in milliseconds. Unlike elapsed time, it does not include waiting for a busy machine. */
  processorMs: number;
}

/** Null where it is unknown (no /proc, or the process has exited). */
export function usageOf(pid: number): Usage | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    // The process name is in brackets and may contain anything, so fields are counted after the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(pages + ticks) ? { bytes: pages * PAGE_BYTES, processorMs: ticks * TICK_MS } : null;
  } catch {
    return null;
  }
}
