import { describe, expect, it } from '@jest/globals';
import { buildExport } from '../../../test/factories/decks-to-export.ts';
import { makeFile } from './make-file.ts';

const patient = () => new AbortController().signal;
const deck = buildExport();

describe('making a file', () => {
  it('ends at once for whoever leaves', async () => {
    const leaving = new AbortController();
    const work = makeFile({ format: 'pdf', deck }, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(work).rejects.toThrow('left');
  });

  it('says which characters a PDF has no sign for', async () => {
    const slides = [{ id: 'a', kind: 'bullets' as const, title: 'ตลาด', lines: [], notes: '' }];
    await expect(makeFile({ format: 'pdf', deck: buildExport({ slides }) }, patient())).rejects.toMatchObject({
      code: 'characters_missing',
      message: expect.stringContaining('ต, ล, า, ด (page 1)'),
    });
  });
});
