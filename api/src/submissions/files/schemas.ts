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
  headers: z.looseObject({ range: z.string().optional().describe('One range in bytes, such as `bytes=0-65535`') }),
  response: {
    200: file(...types),
    206: { ...file(...types), description: 'The part of the file that the Range header asks for' },
    ...errors(400, 403, 404, 416),
  },
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
