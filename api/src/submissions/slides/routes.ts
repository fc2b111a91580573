import { viewerOf } from '../../accounts/access/viewer.ts';
import { presentSlides } from '../../decks/slides/presenter.ts';
import { readImageAddress } from '../../decks/slides/slide-addresses.ts';
import type { Context } from '../../evaluation/context.ts';
import { fileLinkExpired, fileLinkInvalid, notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { findReceived } from '../received/repository.ts';
import { noteOpened } from '../sending/repository.ts';
import { findSent } from '../sent/repository.ts';
import * as schemas from './schemas.ts';
import { countViewings, saveSlideTimes } from './slide-views-repository.ts';

/** Maximum openings of one deck with stored times. More would not change the median. */
const MAX_VIEWINGS = 500;

/** Routes for slide images, for the founder who sent the deck and the investor who received it. */
export const slideRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock, fileLinks, slides } = context;

  const list = { schema: schemas.listSlides, config: { access: 'login' } } as const;
  app.get('/pitch-decks/submissions/:id/slides/', list, async (request) => {
    const { id } = request.params;
    const userId = viewerOf(request).user.id;
    const received = await findReceived(db, userId, id);
    const row = received ?? (await findSent(db, userId, id));
    if (!row) throw notFound('Submission');
    const sheet = await slides.sheet({ key: row.file_key });
    if (received) await noteOpened(db, id, clock());
    return {
      company_name: row.company_name,
      original_filename: row.original_filename,
      viewer: received ? ('investor' as const) : ('founder' as const),
      file_url: fileLinks.to({ key: row.file_key, name: row.original_filename }),
      file_sha256: row.file_sha256,
      slides: presentSlides(fileLinks, { key: row.file_key }, sheet),
    };
  });

  const times = { schema: schemas.saveSlideTimes, config: { access: 'investor' } } as const;
  app.post('/pitch-decks/submissions/:id/slide-times/', times, async (request, reply) => {
    const { id } = request.params;
    const row = await findReceived(db, viewerOf(request).user.id, id);
    if (!row) throw notFound('Submission');
    const { viewing_id, slides: seen } = request.body;
    const known = seen.filter(({ slide }) => slide <= row.page_count);
    if ((await countViewings(db, id)) < MAX_VIEWINGS) {
      await saveSlideTimes(db, id, viewing_id, known, clock().toISOString());
    }
    return reply.code(204).send();
  });

  const image = { schema: schemas.getSlideImage, config: { access: 'anonymous' } } as const;
  app.get('/files/slides/:deck/:name', image, async ({ params, query }, reply) => {
    const problem = fileLinks.problem(`slides/${params.deck}/${params.name}`, query);
    if (problem) throw problem === 'expired' ? fileLinkExpired() : fileLinkInvalid();
    const asked = readImageAddress(params);
    const file = asked && (await slides.image(asked.deck, asked.number, asked.size));
    if (!file) throw notFound('Slide');
    return reply
      .header('content-length', file.size)
      .header('cache-control', 'private, max-age=3600')
      .header('cross-origin-resource-policy', 'same-origin')
      .type('image/webp')
      .send(file.stream);
  });
};
