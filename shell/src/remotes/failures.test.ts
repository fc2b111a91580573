import { describe, expect, it, jest } from '@jest/globals';
import { classifyLoadError, classifyRenderError, RemoteFailure } from './failures.ts';

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError', type });

describe('a remote that does not load', () => {
  it('is a timeout when its chunk gave no answer in time', () => {
    expect(classifyLoadError('mfe-auth', chunkError('timeout')).kind).toBe('timeout');
  });

  it('is a network failure when its chunk is missing', () => {
    expect(classifyLoadError('mfe-auth', chunkError('missing')).kind).toBe('network');
  });

  it('is offline when its chunk is missing and there is no connection', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(classifyLoadError('mfe-auth', chunkError('missing')).kind).toBe('offline');
    expect(classifyRenderError('mfe-auth', chunkError('missing')).kind).toBe('offline');
    onLine.mockRestore();
  });

  it('is what its chunk threw', () => {
    const failed = chunkError('missing');
    expect(classifyLoadError('mfe-auth', failed, new TypeError('x is undefined')).kind).toBe('threw-on-load');
    expect(classifyLoadError('mfe-auth', failed, new SyntaxError("Unexpected token '<'")).kind).toBe('not-a-remote');
  });

  it('threw on load when its own code failed', () => {
    const cause = new TypeError('x is undefined');
    const failure = classifyLoadError('mfe-auth', cause);
    expect(failure).toMatchObject({ kind: 'threw-on-load', remote: 'mfe-auth', cause });
  });

  it('keeps the class it was given where it happened', () => {
    const failure = new RemoteFailure('not-a-remote', 'mfe-auth');
    expect(classifyLoadError('mfe-auth', failure)).toBe(failure);
  });

  it('has a reference of its own for each failure', () => {
    const references = Array.from({ length: 50 }, () => new RemoteFailure('network', 'mfe-auth').reference);
    expect(new Set(references).size).toBe(50);
  });
});

describe('a page that breaks', () => {
  it('threw on render when its own code failed, and was not fetched when a part of it was missing', () => {
    expect(classifyRenderError('mfe-auth', new TypeError('x is undefined')).kind).toBe('threw-on-render');
    expect(classifyRenderError('mfe-auth', chunkError('missing')).kind).toBe('network');
  });
});
