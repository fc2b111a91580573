import { settings } from '@northlight/shared-api';
import { type RemoteFailureKind, TELEMETRY } from '@northlight/shared-api/rules';
import { OVERRIDDEN } from './choices/choices.ts';
import { bootedShell } from './registry.ts';

interface Place {
  remote: string;
  release: string;
  page: string;
}

/** A telemetry event: names of remotes, releases and pages, with a duration or a kind of failure. No personal data. */
export type TelemetryEvent =
  | (Place & { kind: 'load'; milliseconds: number })
  | (Place & { kind: 'failure'; failure: RemoteFailureKind; reference: string; fallback: string | null });

/** Maximum number of events per tab, so that a failure in a loop does not report forever. */
const MOST = 100;
/** How long events are batched, in milliseconds. */
const GATHERING = 2000;

/** A number from 0 to 100 that decides whether this tab is in the sample; drawn once. */
const draw = Math.random() * 100;
let told = 0;
let waiting: TelemetryEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The release of the shell that this page runs, or its version. */
function shellName(): string | undefined {
  const shell = JSON.parse(bootedShell() ?? '{}') as { release?: string; version?: string };
  return shell.release ?? shell.version;
}

function send(events: TelemetryEvent[]) {
  const shell = shellName();
  const told = events.map((event) => ({ ...event, shell }));
  const body = new Blob([JSON.stringify({ events: told })], { type: 'application/json' });
  if (navigator.sendBeacon?.('/api/telemetry/', body)) return;
  fetch('/api/telemetry/', { method: 'POST', body, keepalive: true }).catch(() => {}); // fire and forget
}

function flush() {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) send(waiting.splice(0, TELEMETRY.events));
}

/**
 * Reports a load or a failure. Durations come from a sample of tabs, failures from every tab unless telemetry is off.
 */
export function report(event: TelemetryEvent): void {
  const { telemetry_percent: percent } = settings();
  if (percent === 0 || event.release === OVERRIDDEN || told >= MOST || (event.kind === 'load' && draw >= percent))
    return;
  told += 1;
  waiting = [...waiting, { ...event, ...('milliseconds' in event && { milliseconds: bounded(event.milliseconds) }) }];
  timer ??= setTimeout(flush, GATHERING);
}

const bounded = (milliseconds: number) => Math.min(milliseconds, TELEMETRY.milliseconds);

if ('document' in globalThis) {
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
}
