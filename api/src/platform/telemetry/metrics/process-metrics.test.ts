import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { createMetrics, type Metrics, type Sources } from './metrics.ts';
import { sumMetrics } from './process-metrics.ts';

const sources: Sources = {
  dataDir: import.meta.dirname,
  loading: async () => ({ loads: 40, failures: 3 }),
  jobs: async () => [{ lane: 'mail', waiting: 4, running: 1, delayed: 5, failed: 2, oldest: 31.5 }],
  sentStorage: async () => ({ used: 7, limit: 9 }),
};

/** A process as its supervisor sees it, which answers as through a pipe. */
function buildProcess() {
  const metrics = createMetrics(sources);
  const asked: boolean[] = [];
  const child = Object.assign(new EventEmitter(), {
    isSilent: false,
    async send({ ofInstallation }: { ofInstallation: boolean }) {
      asked.push(ofInstallation);
      if (child.isSilent) return;
      const figures = JSON.parse(JSON.stringify(await metrics.figures(ofInstallation)));
      child.emit('message', { type: 'metrics', figures });
    },
  });
  return { metrics, child, asked };
}

const fail = ({ mailFailed }: Metrics, times: number) => {
  for (let time = 0; time < times; time += 1) mailFailed();
};

function buildPair() {
  const [one, other] = [buildProcess(), buildProcess()];
  const living = new Set([one.child, other.child]);
  const sum = sumMetrics(() => [...living] as unknown as Worker[]);
  fail(one.metrics, 2);
  fail(other.metrics, 3);
  return { one, other, living, read: () => sum.read() };
}

describe('the metrics of several processes', () => {
  it('are the sum of what each did, and tell once what concerns the whole installation', async () => {
    const { one, other, read } = buildPair();
    one.metrics.jobEnded('evaluation', 'retried', 2);
    other.metrics.jobEnded('evaluation', 'retried', 20);
    const text = await read();
    for (const line of [
      'northlight_mails_failed_total 5',
      'northlight_job_duration_seconds_count{kind="evaluation"} 2',
      'northlight_job_duration_seconds_sum{kind="evaluation"} 22',
      'northlight_jobs_waiting{lane="mail"} 4',
      'northlight_sent_storage_bytes{state="used"} 7',
      'northlight_remote_loads{outcome="failure"} 3',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toMatch(/^process_start_time_seconds \d{10}$/m);
    expect([one.asked, other.asked]).toEqual([[true], [false]]);
  });

  it('count on when a process has ended and another takes its place', async () => {
    const { one, living, read } = buildPair();
    await read();
    living.delete(one.child);
    one.child.emit('exit');
    const next = buildProcess();
    living.add(next.child);
    fail(next.metrics, 1);
    const text = await read();
    expect(text).toContain('northlight_mails_failed_total 6\n');
    expect(text).toContain('northlight_sent_storage_bytes{state="used"} 7\n');
  });

  it('contain what a process told last if it does not answer', async () => {
    const { one, other, read } = buildPair();
    await read();
    other.child.isSilent = true;
    fail(one.metrics, 1);
    expect(await read()).toContain('northlight_mails_failed_total 6\n');
  });
});
