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

/** A sandbox starts the process that matters as a child of its own. */
export function childOf(pid: number): number | undefined {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ');
  return child ? Number(child) : undefined;
}

/** Usage of a process, or of its child if it has one. Null where it is unknown (no /proc, or the process has exited). */
export function usageOf(parent: number): Usage | null {
  try {
    const pid = childOf(parent) ?? parent;
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    // The process name is in brackets and may contain anything, so fields are counted after the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(pages + ticks) ? { bytes: pages * PAGE_BYTES, processorMs: ticks * TICK_MS } : null;
  } catch {
    return null;
  }
}
