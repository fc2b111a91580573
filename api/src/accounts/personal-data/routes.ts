import { downloadExpired } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { findUser } from '../users/repository.ts';
import { requestDeletion } from './delete-account.ts';
import * as schemas from './schemas.ts';

/** Export and deletion of an account. */
export const accountRoutes: Routes<Context> = async (app, { context }) => {
  const { clock, db, exportLinks } = context;

  // An archive reads from the database while it is sent, so it has to end before the database closes.
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', () => Promise.allSettled(running));

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
    await recordSecurityEvent(context, { kind: 'export_downloaded', userId: user.id });
    const { exportAccount } = await import('./export-account.ts');
    const { archive, packed } = exportAccount(context, user);
    const work = packed.catch((error) => request.log.warn({ err: error }, 'an export broke off'));
    running.add(work);
    work.finally(() => running.delete(work));
    const name = `northlight-export-${clock().toISOString().slice(0, 10)}.zip`;
    return reply.header('content-disposition', `attachment; filename="${name}"`).type('application/zip').send(archive);
  });

  app.post('/accounts/delete/', { schema: schemas.requestDeletion, config: own }, async (request) => ({
    deletion_due: await requestDeletion(context, viewerOf(request).user),
  }));
};
