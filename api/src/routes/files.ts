import { notFound } from '../errors/failures.ts';
import * as schemas from '../schemas/files.ts';
import type { Routes } from './options.ts';

const config = { access: 'anonymous' } as const;
const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** Images that everybody may see. Their names cannot be guessed and never come back for another image. */
export const fileRoutes: Routes = async (app, { context }) => {
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
