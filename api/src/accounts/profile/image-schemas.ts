import { z } from 'zod';
import { errors } from '../../platform/http/schemas.ts';

export const getProfileImage = {
  operationId: 'getProfileImage',
  tags: ['Files'],
  summary: 'A profile image',
  params: z.object({ name: z.string().max(80) }),
  produces: ['image/png', 'image/jpeg', 'image/webp'],
  response: { 200: z.unknown().meta({ type: 'string', format: 'binary' }), ...errors(404) },
};
