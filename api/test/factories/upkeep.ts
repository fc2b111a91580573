import { addTasks, HOURLY, TASKS } from '../../src/server/housekeeping.ts';
import type { TestApp } from './app.ts';

/**
 * Runs the hourly tasks now, and all that follows from them.
 * @throws the first error of a task
 */
export async function tidyUp(server: TestApp): Promise<void> {
  const { db, jobs } = server.context;
  const before = server.jobFailures.length;
  for (const task of TASKS) await jobs.cancel(db, task, HOURLY);
  await addTasks(server.context);
  await server.work(['upkeep']);
  const [failure] = server.jobFailures.slice(before);
  if (failure) throw failure;
}
