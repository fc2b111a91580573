import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { downloadExpired } from '../../platform/errors/failures.ts';
import { defineJob, WAITED_FOR } from '../../platform/jobs/kinds.ts';
import type { Context } from '../context.ts';
import { findUser } from '../users/repository.ts';

/** Packs all personal data of a user into an archive in the file store. */
export const accountExportJob = defineJob<Context, { userId: number; key: string }>({
  name: 'account-export',
  lane: 'export',
  data: z.object({ userId: z.int(), key: z.string() }),
  ...WAITED_FOR,
  async run(context, { userId, key }, { signal }) {
    const user = await findUser(context.db, userId);
    if (!user || user.deletion_due_at !== null) throw downloadExpired();
    const { exportAccount } = await import('./export-account.ts');
    const dir = join(context.config.dataDir, 'tmp');
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const path = join(dir, `${randomUUID()}.zip`);
    try {
      const { archive, packed } = exportAccount(context, user);
      await pipeline(archive, createWriteStream(path, { mode: 0o600, flush: true }), { signal });
      await packed;
      await context.files.take(key, path);
    } finally {
      await rm(path, { force: true });
    }
  },
});
