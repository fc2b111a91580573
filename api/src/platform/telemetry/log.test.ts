import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { loggerOptions } from './log.ts';

describe('the log', () => {
  it('never holds a password, a token or the address that carries one', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const options = loggerOptions({ logLevel: 'trace' });
    const app = Fastify({ logger: { ...(options as object), stream } });
    app.post('/verify/:token', async (request) => {
      request.log.info({ body: request.body, headers: request.headers, nested: { user: { password: 'hunter-two' } } });
      return { ok: true };
    });
    await app.inject({
      method: 'POST',
      url: '/verify/the-token?search=the-token',
      headers: { authorization: 'Bearer the-token', cookie: 'the-token' },
      payload: {
        password: 'hunter-two',
        new_password: 'hunter-two',
        refresh: 'the-token',
        claim_tokens: ['the-token'],
      },
    });
    await app.close();
    const text = lines.join('');
    expect(text).toContain('/verify/:token');
    expect(text).not.toMatch(/hunter-two|the-token/);
  });
});
