import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Context } from '../context.ts';
import * as schemas from './image-schemas.ts';

const config = { access: 'anonymous' } as const;
const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** Public images. Their names cannot be guessed, and a name is never reused for another image. */
export const fileRoutes: Routes<Context> = async (app, { context }) => {
  app.get('/files/profile-images/:name', { schema: schemas.getProfileImage, config }, async ({ params }, reply) => {
    const [, extension = ''] = /^[a-z0-9-]{1,64}\.([a-z]+)$/.exec(params.name) ?? [];
    const type = TYPES[extension];
    const file = type ? await context.files.open(`profile-images/${params.name}`) : null;
    if (!type || !file) throw notFound('Image');
    return reply
      .headers({ 'content-length': file.size, 'cache-control': 'public, max-age=31536000, immutable' })
      .header('cross-origin-resource-policy', 'same-origin')
      .type(type)
      .send(file.stream);
  });
};
