import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { UserRow } from '../src/platform/database/tables.ts';
import { describeApi } from '../src/server/describe-api.ts';
import { buildTestApp, type TestApp } from './factories/app.ts';
import { plainPptx } from './factories/pptx-files.ts';
import { readGoodDeck } from './factories/readers.ts';
import { call, fileForm } from './factories/requests.ts';
import { buildSubmission, COMPLETE_FOUNDER } from './factories/submissions.ts';
import { bearer, buildInvestor, buildUser } from './factories/users.ts';

/** Accepts a file that contains "harmless"; everything else counts as infected. */
const SCANNER = 'grep -q harmless';

interface Upload {
  file: 'deck' | 'image' | 'presentation';
  field?: string;
  fields?: () => Record<string, string>;
  path?: () => string;
  accepted: number;
}

let server: TestApp;
let founder: UserRow;
let investor: UserRow;
let submission: string;
let files: Record<Upload['file'], Uint8Array>;
beforeAll(async () => {
  const { file, deck } = await readGoodDeck();
  server = await buildTestApp({ readDeck: async () => deck, env: { SCAN_COMMAND: SCANNER } });
  founder = await buildUser(server.context, COMPLETE_FOUNDER);
  investor = await buildInvestor(server.context);
  const questions = [{ question_id: 'proof', type: 'file' as const }];
  ({ id: submission } = await buildSubmission(server.context, { founder, investor }, {}, questions));
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#204060' } });
  const presentation = await plainPptx([{ title: 'Isferd', lines: ['One in nine loads spoils.'] }]);
  files = { deck: file, image: await image.png().toBuffer(), presentation };
});
afterAll(() => server.close());

/** Every call that takes a file. */
const UPLOADS: Record<string, Upload> = {
  'PATCH /accounts/profile/image/': { file: 'image', field: 'profile_image', accepted: 200 },
  'POST /pitch-decks/assistant/images/': { file: 'image', accepted: 201 },
  'POST /pitch-decks/assistant/analyze-slide/': { file: 'deck', fields: () => ({ slide_number: '1' }), accepted: 200 },
  'POST /pitch-decks/assistant/brand/': { file: 'deck', accepted: 200 },
  'POST /pitch-decks/assistant/import/': { file: 'presentation', accepted: 201 },
  'POST /pitch-decks/evaluate/': { file: 'deck', accepted: 201 },
  'POST /pitch-decks/answer-questions/': {
    file: 'deck',
    fields: () => ({ investor_id: String(investor.id) }),
    accepted: 201,
  },
  'PATCH /pitch-decks/submissions/{id}/answers/': {
    file: 'deck',
    field: 'file_proof',
    fields: () => ({ draft: 'true' }),
    path: () => `/pitch-decks/submissions/${submission}/answers/`,
    accepted: 200,
  },
};

const NAMES = { deck: 'deck.pdf', image: 'photo.png', presentation: 'deck.pptx' };

async function upload(name: string, content: Uint8Array) {
  const [method, template = ''] = name.split(' ') as ['POST' | 'PATCH', string];
  const { file, field, fields = () => ({}), path = () => template } = UPLOADS[name] as Upload;
  const form = fileForm(NAMES[file], content, field, fields());
  const headers = { ...form.headers, ...(await bearer(server.context, founder)) };
  return await call(server, method, path(), { body: form.body, headers });
}

const stored = () => {
  const dir = join(server.dir, 'files');
  return existsSync(dir) ? readdirSync(dir, { recursive: true }).sort() : [];
};

describe('the virus scanner', () => {
  it('knows every call that takes a file', async () => {
    const { paths } = (await describeApi()) as { paths: Record<string, Record<string, object>> };
    const takesFile = (operation: object) => JSON.stringify(operation).includes('multipart/form-data');
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => takesFile(operation))
        .map(([method]) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
    );
    expect(found.sort()).toEqual(Object.keys(UPLOADS).sort());
  });

  it.each(Object.keys(UPLOADS))('sees the file of %s, and nothing of a refused one is kept', async (name) => {
    const { file, accepted } = UPLOADS[name] as Upload;
    const before = stored();
    const { status, body } = await upload(name, files[file]);
    expect([status, body.code]).toEqual([422, 'infected']);
    expect(body.detail).toBe('The virus scan rejected this file. Please check it and upload a clean copy.');
    expect(stored()).toEqual(before);
    expect((await upload(name, Buffer.concat([files[file], Buffer.from('harmless')]))).status).toBe(accepted);
    expect(readdirSync(join(server.dir, 'tmp'))).toEqual([]);
  });
});
