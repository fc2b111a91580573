import { z } from 'zod';
import { forEach } from '../../platform/for-each.ts';
import { defineJob } from '../../platform/jobs/kinds.ts';
import type { Context } from '../context.ts';
import { deleteUser, findUser, listUsersToDelete } from '../users/repository.ts';
import { filesOf } from './personal-data.ts';

/**
 * Deletes an account whose grace period is over. Files are deleted before rows, so that an interrupted deletion can be
 * repeated. An account whose file cannot be removed stays until it can.
 */
export const deleteAccountJob = defineJob<Context, { userId: number }>({
  name: 'delete-account',
  lane: 'upkeep',
  data: z.object({ userId: z.int() }),
  attempts: 10,
  backoff: { first: 60, most: 6 * 3600 },
  isRetried: () => true,
  async run(context, { userId }) {
    const { db, files, clock } = context;
    const user = await findUser(db, userId);
    if (!user?.deletion_due_at || user.deletion_due_at > clock().toISOString()) return;
    await forEach(await filesOf(context, user), ({ key }) => files.remove(key));
    await deleteUser(db, userId);
  },
});

/** Adds a job for each account whose grace period is over. One that cannot be deleted thereby keeps no other back. */
export async function deleteDueAccounts({ db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (const { id } of await listUsersToDelete(db, clock()))
    await jobs.add(db, deleteAccountJob, { userId: id }, { key: String(id) });
}
