import type { Context } from '../context.ts';
import { ping } from '../database/status.ts';
import { stopping } from '../errors/failures.ts';
import type { Routes } from '../http/routes.ts';
import { sendCard } from '../site/cards/send-card.ts';
import { VERSION } from '../version.ts';
import * as schemas from './schemas.ts';
import { presentSettings } from './settings-presenter.ts';

const config = { access: 'anonymous' } as const;

/** Health checks and public settings. */
export const serviceRoutes: Routes<Context> = async (app, { context }) => {
  app.get('/health/live/', { schema: schemas.getLiveness, config }, async () => ({
    status: 'ok' as const,
    version: VERSION,
  }));

  app.get('/health/', { schema: schemas.getHealth, config }, async () => {
    if (app.isDraining) throw stopping();
    await ping(context.db);
    return { status: 'ok' as const, version: VERSION };
  });

  // Pictures that other sites show for links.
  app.get('/cards/product/', { schema: schemas.getProductCard, config }, async (request, reply) =>
    sendCard(request, reply, {
      title: 'See your deck in an honest light',
      lines: [
        'Scored, evidence-backed feedback on your pitch deck,',
        'and a way to reach investors who fund your sector.',
      ],
      productName: context.config.productName,
    }),
  );

  app.get('/cards/shared-result/', { schema: schemas.getSharedResultCard, config }, async (request, reply) =>
    sendCard(request, reply, {
      title: 'A pitch deck, evaluated',
      lines: ['Someone shared a pitch deck evaluation with you.'],
      productName: context.config.productName,
    }),
  );

  app.get('/settings/', { schema: schemas.getSettings, config }, async () => presentSettings(context.config));
};
