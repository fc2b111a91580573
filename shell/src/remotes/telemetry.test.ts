import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { report as Report, TelemetryEvent } from './telemetry.ts';

const sent: string[] = [];

/** Loads the module in a fresh tab, with this sample percentage and this random number. */
async function aTab(percent: number, draw: number): Promise<typeof Report> {
  document.body.innerHTML = `<script id="settings" type="application/json">{"telemetry_percent":${percent}}</script>`;
  jest.resetModules();
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  return (await import('./telemetry.ts')).report;
}

const place = { remote: 'mfe-x', release: '0.1.0-0', page: 'XPage' };
const load: TelemetryEvent = { ...place, kind: 'load', milliseconds: 120 };
const failure: TelemetryEvent = { ...place, kind: 'failure', failure: 'timeout', reference: 'K3J9XQ2', fallback: null };

async function events(): Promise<TelemetryEvent[]> {
  dispatchEvent(new Event('pagehide'));
  return sent.flatMap((body) => (JSON.parse(body) as { events: TelemetryEvent[] }).events);
}

beforeEach(() => {
  sent.length = 0;
  const RealBlob = Blob;
  jest.spyOn(globalThis, 'Blob').mockImplementation((parts = [], options) => {
    sent.push(String(parts[0]));
    return new RealBlob(parts, options);
  });
  Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true });
});
afterEach(() => void jest.restoreAllMocks());

it('a tab outside the sample tells failures and no durations', async () => {
  const report = await aTab(10, 0.5);
  report(load);
  report(failure);
  await expect(events()).resolves.toEqual([failure]);
});

it('a tab in the sample tells both, in one message', async () => {
  const report = await aTab(10, 0.05);
  report(load);
  report(failure);
  await expect(events()).resolves.toEqual([load, failure]);
  expect(sent).toHaveLength(1);
});

it('an installation that wants to hear nothing hears nothing', async () => {
  const report = await aTab(0, 0);
  report(failure);
  await expect(events()).resolves.toEqual([]);
});

it('nothing is told of a part from elsewhere, and never more than a hundred events of one tab', async () => {
  const report = await aTab(100, 0);
  report({ ...failure, release: 'override' });
  for (let n = 0; n < 150; n += 1) report(failure);
  await expect(events()).resolves.toHaveLength(100);
  expect(sent).toHaveLength(5);
});

it('an event names the release of the shell that its page runs, or its version', async () => {
  const booted = (shell: object) => {
    const registry = JSON.stringify({ shell, remotes: [] });
    document.body.insertAdjacentHTML('beforeend', `<script id="remotes" type="application/json">${registry}</script>`);
  };
  let report = await aTab(100, 0);
  booted({ version: '0.2.0' });
  report(load);
  await expect(events()).resolves.toEqual([{ ...load, shell: '0.2.0' }]);
  sent.length = 0;
  report = await aTab(100, 0);
  booted({ version: '0.2.0', release: '0.2.0-5f' });
  report(load);
  await expect(events()).resolves.toEqual([{ ...load, shell: '0.2.0-5f' }]);
});
