import { viewerOf } from '../accounts/access/viewer.ts';
import type { Context } from '../accounts/context.ts';
import type { Routes } from '../platform/http/routes.ts';
import { partsOf, type RegisteredPart } from '../platform/releases/parts.ts';
import { allowRelease, withdrawRelease } from './decide.ts';
import { presentPart } from './presenter.ts';
import { listNamedVerdicts } from './repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'superuser' } as const;
const sensitive = { ...config, reAuthentication: true } as const;

/** The releases that browsers get, for admins. The registry decides which there are; here they are withdrawn. */
export const releaseRoutes: Routes<Context> = async (app, { context }) => {
  const { releases, db } = context;
  const { knownGoodLoads, telemetryPercent } = context.config;

  async function present(...entries: RegisteredPart[]) {
    const [standings, verdicts] = await Promise.all([releases.standings(), listNamedVerdicts(db)]);
    return entries.map((entry) => presentPart(entry, { standings, verdicts, telemetryPercent }));
  }

  app.get('/releases/', { schema: schemas.listReleases, config }, async () => {
    const registry = await releases.registry();
    return { known_good_loads: knownGoodLoads, parts: await present(...(registry ? partsOf(registry).values() : [])) };
  });

  app.post(
    '/releases/:part/:release/withdraw/',
    { schema: schemas.withdrawRelease, config: sensitive },
    async (request) => {
      const { params, body, log } = request;
      const entry = await withdrawRelease(context, viewerOf(request).user, params, body.reason);
      log.info({ ...params, reason: body.reason }, 'a release was withdrawn');
      const [part] = await present(entry);
      return part;
    },
  );

  app.post('/releases/:part/:release/allow/', { schema: schemas.allowRelease, config: sensitive }, async (request) => {
    const { params, log } = request;
    const entry = await allowRelease(context, viewerOf(request).user, params);
    log.info(params, 'a withdrawn release was allowed again');
    const [part] = await present(entry);
    return part;
  });
};
