import { DIRECTORY_PAGE_SIZE, type InvestmentRangeId } from '@northlight/shared-api/rules';
import type { Context } from '../accounts/context.ts';
import type { Routes } from '../platform/http/routes.ts';
import { pageOf, rowIdOf } from '../platform/http/schemas.ts';
import { sendCard } from '../platform/site/cards/send-card.ts';
import { cardOf } from './card.ts';
import { findLiveInvestor, visibleInvestor } from './find-live-investor.ts';
import { presentInvestor } from './presenter.ts';
import { findByFormerSlug, findInvestor, listInvestors } from './repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'everyone' } as const;

/** The directory and public profiles. */
export const investorRoutes: Routes<Context> = async (app, { context: { db, clock, config: settings } }) => {
  app.get('/accounts/investors/', { schema: schemas.listInvestors, config }, async ({ query }) => {
    const isWhole = Object.keys(query).length === 0;
    const { count, results } = await listInvestors(db, {
      search: query.search,
      range: query.range as InvestmentRangeId | undefined,
      sort: query.sort ?? 'name',
      page: isWhole ? null : pageOf(query, DIRECTORY_PAGE_SIZE),
    });
    const investors = results.map(presentInvestor);
    return isWhole ? investors : { count, results: investors };
  });

  app.get('/accounts/investors/:id/', { schema: schemas.getInvestor, config }, async ({ params, viewer }) => {
    return presentInvestor(visibleInvestor(await findInvestor(db, { id: rowIdOf(params.id) }), viewer?.user.id));
  });

  app.get('/accounts/investors/:id/card/', { schema: schemas.getInvestorCard, config }, async (request, reply) =>
    sendCard(request, reply, cardOf(await findLiveInvestor(db, request.params.id), settings.productName)),
  );

  app.get('/accounts/investors/by-slug/:slug/', { schema: schemas.getInvestorBySlug, config }, async (request) => {
    const slug = request.params.slug.toLowerCase();
    const found = (await findInvestor(db, { slug })) ?? (await findByFormerSlug(db, slug, clock()));
    return presentInvestor(visibleInvestor(found, request.viewer?.user.id));
  });
};
