import { settings } from '@northlight/shared-api';
import { type RemoteFailureKind, TELEMETRY } from '@northlight/shared-api/rules';
import { OVERRIDDEN } from './choices/choices.ts';

interface Place {
  remote: string;
  release: string;
  page: string;
}

/** What is told of loading: names of parts and files, a duration or a kind of failure. Nothing about the person. */
export type TelemetryEvent =
  | (Place & { kind: 'load'; milliseconds: number })
  | (Place & { kind: 'failure'; failure: RemoteFailureKind; reference: string; fallback: string | null });

/** Most events of one tab, so that one that breaks in a loop does not report for ever. */
const MOST = 100;
/** Milliseconds for which events are gathered. */
const GATHERING = 2000;

/** Whether this tab is in the sample; drawn once. */
const draw = Math.random() * 100;
let told = 0;
let waiting: TelemetryEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(events: TelemetryEvent[]) {
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  if (navigator.sendBeacon?.('/api/telemetry/', body)) return;
  fetch('/api/telemetry/', { method: 'POST', body, keepalive: true }).catch(() => {}); // nobody waits for it
}

function flush() {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) send(waiting.splice(0, TELEMETRY.events));
}

/** Tells the server how something loaded: durations from a sample of the tabs, failures from every tab unless that is off. */
export function report(event: TelemetryEvent): void {
  const { telemetry_percent: percent } = settings();
  if (percent === 0 || event.release === OVERRIDDEN || told >= MOST || (event.kind === 'load' && draw >= percent))
    return;
  told += 1;
  waiting = [...waiting, { ...event, ...('milliseconds' in event && { milliseconds: bounded(event.milliseconds) }) }];
  timer ??= setTimeout(flush, GATHERING);
}

const bounded = (milliseconds: number) => Math.min(milliseconds, TELEMETRY.milliseconds);

addEventListener('pagehide', flush);
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
