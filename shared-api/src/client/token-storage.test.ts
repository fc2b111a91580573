import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { clearTokens, onTokensChangedElsewhere, readTokens, renewTokens, storeTokens } from './token-storage.ts';

const tokens = { access: 'a', refresh: 'r' };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('tokens', () => {
  it('end with the browser unless the person asked to be remembered', () => {
    storeTokens(tokens, false);
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(sessionStorage.getItem('refresh_token')).toBe('r');
  });

  it('stay when the person asked to be remembered', () => {
    storeTokens(tokens, true);
    expect(localStorage.getItem('remember_me')).toBe('true');
    expect(sessionStorage.getItem('access_token')).toBeNull();
    expect(readTokens()).toEqual(tokens);
  });

  it('stay where they are when they are renewed', () => {
    storeTokens(tokens, true);
    storeTokens({ access: 'a2', refresh: 'r2' });
    expect(localStorage.getItem('refresh_token')).toBe('r2');
    expect(readTokens()).toEqual({ access: 'a2', refresh: 'r2' });
  });

  it('are gone from both storages after logging out', () => {
    storeTokens(tokens, true);
    clearTokens();
    expect(readTokens()).toBeNull();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

describe('tokens, seen from another tab,', () => {
  it('are never missing while they are being renewed', () => {
    storeTokens(tokens, true);
    const seen = jest.fn();
    const spies = [
      jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => seen(readTokens())),
      jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => seen(readTokens())),
    ];
    storeTokens({ access: 'a2', refresh: 'r2' });
    for (const spy of spies) spy.mockRestore();
    for (const [found] of seen.mock.calls) expect(found).not.toBeNull();
    expect(readTokens()).toEqual({ access: 'a2', refresh: 'r2' });
  });
});

describe('a duplicated tab', () => {
  /** The other tab: it has the same tokens, and says what becomes of them. */
  const tellFromElsewhere = (message: object) => {
    const channel = new BroadcastChannel('northlight.tokens');
    channel.postMessage(message);
    return channel;
  };
  it('takes over what its twin has exchanged the tokens for, and nothing that is not its own', async () => {
    storeTokens(tokens, false);
    const ended = jest.fn();
    const stop = onTokensChangedElsewhere(ended);
    const other = tellFromElsewhere({ old: 'of somebody else', tokens: { access: 'x', refresh: 'x' } });
    const twin = tellFromElsewhere({ old: 'r', tokens: { access: 'a2', refresh: 'r2' } });
    await waitFor(() => expect(readTokens()).toEqual({ access: 'a2', refresh: 'r2' }));
    expect(ended).not.toHaveBeenCalled();
    for (const end of [stop, () => other.close(), () => twin.close()]) end();
  });

  it('is logged out with its twin', async () => {
    storeTokens(tokens, false);
    const ended = jest.fn();
    const stop = onTokensChangedElsewhere(ended);
    const twin = tellFromElsewhere({ old: 'r', tokens: null });
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    expect(readTokens()).toBeNull();
    for (const end of [stop, () => twin.close()]) end();
  });

  it('tells its twin', async () => {
    const heard: unknown[] = [];
    const twin = new BroadcastChannel('northlight.tokens');
    twin.onmessage = ({ data }) => heard.push(data);
    storeTokens(tokens, false);
    renewTokens(tokens, { access: 'a2', refresh: 'r2' });
    clearTokens();
    await waitFor(() =>
      expect(heard).toEqual([
        { old: 'r', tokens: { access: 'a2', refresh: 'r2' } },
        { old: 'r2', tokens: null },
      ]),
    );
    twin.close();
  });
});
