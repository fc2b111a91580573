import { afterEach, describe, expect, it } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { mockApi } from '../testing/mock-api.ts';
import { callEvents } from './event-stream.ts';

let restore: (() => void) | undefined;
afterEach(() => restore?.());

/** A server that sends these pieces, however they cut the events apart. */
function sends(...pieces: string[]) {
  const encoder = new TextEncoder();
  restore = mockApi([
    http.post('*/api/pitch-decks/assistant/chat/', () => {
      const body = new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(encoder.encode(piece));
          controller.close();
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  ]);
}

async function words(signal?: AbortSignal) {
  const heard: string[] = [];
  const json = { message: 'Why?', evaluation_id: 'e-1', slide_number: null };
  for await (const event of callEvents('post', '/api/pitch-decks/assistant/chat/', { json, timeout: 20_000, signal })) {
    if (event.event === 'delta') heard.push(event.text);
  }
  return heard;
}

describe('events of an answer', () => {
  it('arrive in order, however the network cuts them', async () => {
    sends('data: {"event":"delta","te', 'xt":"north"}\n\ndata: {"event":"delta","text":"light"}\n', '\n');
    expect(await words()).toEqual(['north', 'light']);
  });

  it('end with the failure that the server tells', async () => {
    sends('data: {"event":"delta","text":"a"}\n\n', 'data: {"event":"error","code":"busy","detail":"Too busy."}\n\n');
    await expect(words()).rejects.toMatchObject({ name: 'ApiError', code: 'busy', message: 'Too busy.' });
  });

  it('are refused as any call is, before the first of them', async () => {
    restore = mockApi([
      http.post('*/api/pitch-decks/assistant/chat/', () => HttpResponse.json({ detail: 'No.' }, { status: 429 })),
    ]);
    await expect(words()).rejects.toMatchObject({ name: 'ApiError', status: 429 });
  });

  it('stop when the person stops them', async () => {
    sends('data: {"event":"delta","text":"a"}\n\n');
    await expect(words(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
