import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { sqlite } from '../../platform/database/sqlite.ts';
import { defineJob, type Lane } from '../../platform/jobs/kinds.ts';
import { openJobs } from '../../platform/jobs/open-jobs.ts';
import type { LaneLoad } from '../../platform/jobs/store.ts';
import { jobQueue, judgeQueue } from './job-queue.ts';

const load = (lane: Lane, figures: Partial<LaneLoad> = {}): LaneLoad => ({
  lane,
  waiting: 0,
  running: 0,
  delayed: 0,
  failed: 0,
  oldest: 0,
  ...figures,
});

describe('the queue of jobs', () => {
  it('is sound while a worker keeps up', () => {
    expect(judgeQueue([load('reading'), load('mail')], 4)).toBe(
      'nothing waits, live workers read up to 4 decks at once',
    );
    const busy = [load('reading', { waiting: 3, running: 2, oldest: 20 }), load('mail', { delayed: 9 })];
    expect(judgeQueue(busy, null)).toBe('3 jobs waiting, 2 jobs running');
  });

  it('is sound while all servers are stopped and nothing waits', () => {
    expect(judgeQueue([load('reading', { delayed: 2 })], 0)).toBe('nothing waits, no worker is live');
  });

  it('needs somebody when jobs failed for good, wait too long, or no worker takes them', () => {
    const lanes = [load('reading', { waiting: 1, oldest: 121 }), load('mail', { failed: 2, waiting: 1, oldest: 599 })];
    expect(() => judgeQueue(lanes, 0)).toThrow(
      'Reading decks: a job has waited for 3 minutes. 2 jobs failed for good. An admin can retry or discard them on /status. No worker is running: start a server with ROLE=worker or ROLE=all.',
    );
  });
});

describe('an embedded installation', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'northlight-doctor-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is told which jobs have waited since the server stopped', async () => {
    const db = await openDatabase(sqlite(join(dir, 'northlight.sqlite')));
    const clock = () => new Date(Date.now() - 3_600_000);
    const places = { reading: 1, export: 1, mail: 1, upkeep: 1 };
    const { jobs, close } = await openJobs({ db, shared: undefined, clock, role: 'all', places, report: () => {} });
    const kind = defineJob({ name: 'x', lane: 'mail', data: {} as never, run: async () => {} });
    await jobs.add(db, kind, {});
    await close();
    await db.destroy();
    await expect(jobQueue.attempt(readConfig({ DATA_DIR: dir }))).rejects.toThrow(
      'Emails: a job has waited for 60 minutes.',
    );
  });
});
