import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildExport } from '../../../test/factories/decks-to-export.ts';
import { Exporter } from './exporter.ts';

let exporter: Exporter;
beforeEach(() => {
  exporter = new Exporter();
});
afterEach(() => exporter.close());

const patient = () => new AbortController().signal;
const deck = buildExport();
const isPdf = (file: Uint8Array) => Buffer.from(file.subarray(0, 5)).toString() === '%PDF-';

describe('making files', () => {
  it('goes on for everybody in turn, however many ask', async () => {
    const files = await Promise.all(Array.from({ length: 5 }, () => exporter.make('pdf', deck, patient())));
    expect(files.map(isPdf)).toEqual([true, true, true, true, true]);
  });

  it('ends at once for whoever leaves, at work or waiting, and the others get theirs', async () => {
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
    const work = [first, second, third].map(({ signal }) => exporter.make('pdf', deck, signal));
    const last = exporter.make('pdf', deck, patient());
    const gone = Promise.allSettled(work);
    for (const controller of [first, second, third]) controller.abort(new Error('left'));
    for (const { status, ...rest } of await gone)
      expect({ status, ...rest }).toMatchObject({ reason: { message: 'left' } });
    expect(isPdf(await last)).toBe(true);
  });

  it('turns people away, with a time to come back, when too many wait', async () => {
    const leaving = new AbortController();
    const work = Array.from({ length: 18 }, () => exporter.make('pdf', deck, leaving.signal));
    const settled = Promise.allSettled(work);
    await expect(exporter.make('pdf', deck, patient())).rejects.toMatchObject({
      code: 'busy',
      status: 503,
      retryAfter: 17,
    });
    leaving.abort(new Error('left'));
    await settled;
    expect(isPdf(await exporter.make('pdf', deck, patient()))).toBe(true);
  });

  it('says which characters a PDF has no sign for', async () => {
    const slides = [{ id: 'a', kind: 'bullets' as const, title: '市場', lines: [], notes: '' }];
    await expect(exporter.make('pdf', buildExport({ slides }), patient())).rejects.toMatchObject({
      code: 'characters_missing',
      message: expect.stringContaining('市, 場 (page 1)'),
    });
  });

  it('ends with the server', async () => {
    const work = exporter.make('pptx', deck, patient());
    exporter.close();
    await expect(work).rejects.toThrow('The server is closing.');
    await expect(exporter.make('pdf', deck, patient())).rejects.toThrow('The server is closing.');
  });
});
