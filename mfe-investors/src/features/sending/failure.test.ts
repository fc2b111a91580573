import { describe, expect, it } from '@jest/globals';
import { ApiError, TransportError } from '@northlight/shared-api';
import { explainSendFailure } from './failure.ts';

const refusal = (status: number, code: string, detail: string, headers = {}) =>
  new ApiError(status, { code, detail }, new Headers(headers));

describe('a deck that was not sent', () => {
  it('because it is too large is told in one sentence', () => {
    expect(explainSendFailure(refusal(413, 'file_too_large', 'Too large.'))).toEqual({
      message: 'The file is too large. Please upload a smaller PDF (max 50 MB).',
      reason: null,
      isAboutFile: true,
    });
  });

  it.each([
    ['the file is no good', refusal(422, 'damaged', 'This PDF is damaged.'), 'This PDF is damaged.', true],
    ['the account has no room', refusal(409, 'sent_storage_full', 'There is no room.'), 'There is no room.', true],
    [
      'nobody has room',
      refusal(503, 'all_sent_storage_full', 'No room for more.', { 'retry-after': '600' }),
      'No room for more.',
      false,
    ],
    ['the server is busy', refusal(503, 'busy', 'Too many decks.', { 'retry-after': '12' }), 'Too many decks.', false],
    ['the server failed', refusal(500, 'internal', 'Server error.'), null, false],
    ['the connection broke', new TransportError('network'), new TransportError('network').message, false],
    ['something else happened', new Error('boom'), null, false],
  ])('because %s', (_, error, reason, isAboutFile) => {
    expect(explainSendFailure(error)).toEqual({
      message: 'Failed to send pitch deck. Please try again.',
      reason,
      isAboutFile,
    });
  });
});
