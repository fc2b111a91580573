import { afterEach, describe, expect, it } from '@jest/globals';
import { clearTokens, readTokens, storeTokens } from './tokens.ts';

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
