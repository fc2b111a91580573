import { z } from 'zod';
import { errors, file } from '../../platform/http/schemas.ts';

const query = z.object({
  expires: z.coerce.number().int(),
  name: z.string().max(300),
  opens: z.string().max(64).optional(),
  signature: z.string().max(100),
});

const IMAGES = ['image/png', 'image/jpeg', 'image/webp'];

const storedFile = (...types: string[]) => ({
  tags: ['Files'],
  params: z.object({ name: z.string().max(80) }),
  querystring: query,
  response: { 200: file(...types), ...errors(400, 403, 404) },
});

export const getDeckFile = {
  ...storedFile('application/pdf'),
  operationId: 'getDeckFile',
  summary: 'A deck, by a signed link',
};

export const getAnswerFile = {
  ...storedFile('application/pdf', ...IMAGES, 'application/octet-stream'),
  operationId: 'getAnswerFile',
  summary: 'A file that answers a question, by a signed link',
};

export const getDeckImageFile = {
  ...storedFile(...IMAGES),
  operationId: 'getDeckImageFile',
  summary: 'An image of a saved deck, by a signed link',
};
