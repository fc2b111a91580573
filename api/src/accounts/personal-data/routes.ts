import { downloadExpired } from '../../platform/errors/failures.ts';
import { internalFailure } from '../../platform/errors/public-failure.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { finishing } from '../../platform/http/unfinished-work.ts';
import { JobReleased } from '../../platform/jobs/jobs.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { findUser } from '../users/repository.ts';
import { requestDeletion } from './delete-account.ts';
import { accountExportJob } from './export-job.ts';
import * as schemas from './schemas.ts';

/** Milliseconds for which a download waits for its archive before the browser asks again. */
const PATIENCE = 20_000;

/** Export and deletion of an account. */
export const accountRoutes: Routes<Context> = async (app, { context }) => {
  const { clock, db, files, jobs, exportLinks } = context;
  const finish = finishing(app);

  /** Packs an archive once for each link. False when that takes longer than a browser should wait for an answer. */
  async function isPacked(data: { userId: number; key: string }, signature: string): Promise<boolean> {
    await jobs.add(db, accountExportJob, data, { key: signature, owner: `account ${data.userId}` });
    const patience = AbortSignal.timeout(PATIENCE);
    try {
      await finish(jobs.end(accountExportJob, signature, patience));
      return true;
    } catch (error) {
      if (patience.aborted || error instanceof JobReleased) return false;
      throw error;
    }
  }

  const own = { access: 'login', reAuthentication: true } as const;
  app.post('/accounts/export/', { schema: schemas.requestExport, config: own }, async (request) => {
    const { user } = viewerOf(request);
    await throttle(context, 'export', LIMITS.export, String(user.id));
    await recordSecurityEvent(context, { kind: 'export_requested', userId: user.id });
    const query = Object.entries(exportLinks.to(user.id)).map(([key, value]) => [key, String(value)]);
    return { url: `/api/accounts/export/?${new URLSearchParams(query)}` };
  });

  const linked = { schema: schemas.downloadExport, config: { access: 'anonymous' } } as const;
  app.get('/accounts/export/', linked, async (request, reply) => {
    const userId = exportLinks.read(request.query);
    const user = userId === null ? undefined : await findUser(db, userId);
    if (!user || user.deletion_due_at !== null) throw downloadExpired();
    const { signature } = request.query;
    const key = `exports/${hashToken(signature)}.zip`;
    const data = { userId: user.id, key };
    const packed = await files.open(key);
    const isReady = packed !== null || (await isPacked(data, signature));
    // The browser asks again, so that no proxy takes a large archive for a hung server.
    if (!isReady) return reply.code(303).header('location', request.url).header('cache-control', 'no-store').send();
    const archive = packed ?? (await files.open(key));
    if (!archive) throw internalFailure();
    await recordSecurityEvent(context, { kind: 'export_downloaded', userId: user.id });
    archive.stream.once('end', () => void finish(files.remove(key)).catch(() => {}));
    const name = `northlight-export-${clock().toISOString().slice(0, 10)}.zip`;
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', archive.size)
      .header('cache-control', 'no-store')
      .type('application/zip')
      .send(archive.stream);
  });

  app.post('/accounts/delete/', { schema: schemas.requestDeletion, config: own }, async (request) => ({
    deletion_due: await requestDeletion(context, viewerOf(request).user),
  }));
};
