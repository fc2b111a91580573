import { z } from 'zod';
import { errors, file } from '../../platform/http/schemas.ts';

export const getProfileImage = {
  operationId: 'getProfileImage',
  tags: ['Files'],
  summary: 'A profile image',
  params: z.object({ name: z.string().max(80) }),
  response: { 200: file('image/png', 'image/jpeg', 'image/webp'), ...errors(404) },
};
