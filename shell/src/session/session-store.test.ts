import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readTokens, storeTokens } from '@northlight/shared-api';
import { answers, aUser, breaks, mockApi, refuses } from '@northlight/shared-api/testing';
import { checkSession, dropSession, signIn, signOut, useSessionStore } from './session-store.ts';

const tokens = { access: 'a', refresh: 'r' };
const user = aUser();
let restore = () => {};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  useSessionStore.setState({ status: 'checking', user: null });
});
afterEach(() => {
  restore();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the first check', () => {
  it('finds nobody where there are no tokens', async () => {
    await checkSession();
    expect(useSessionStore.getState()).toEqual({ status: 'signed-out', user: null });
  });

  it('forgets tokens that the server refuses', async () => {
    storeTokens(tokens, true);
    restore = mockApi([
      refuses('get', '/api/accounts/profile/', 401, {}),
      refuses('post', '/api/accounts/token/refresh/', 401, {}),
    ]);
    await checkSession();
    expect(useSessionStore.getState().status).toBe('signed-out');
    expect(readTokens()).toBeNull();
  });

  it('keeps the tokens when the server cannot be reached, for the next visit', async () => {
    storeTokens(tokens, true);
    restore = mockApi([breaks('get', '/api/accounts/profile/')]);
    await checkSession();
    expect(useSessionStore.getState().status).toBe('signed-out');
    expect(readTokens()).toEqual(tokens);
  });

  it('finds the person behind the tokens', async () => {
    storeTokens(tokens, false);
    restore = mockApi([answers('get', '/api/accounts/profile/', user)]);
    await checkSession();
    expect(useSessionStore.getState()).toEqual({ status: 'signed-in', user });
  });
});

describe('signing in and out', () => {
  it('keeps nobody out when an evaluation cannot be claimed', async () => {
    sessionStorage.setItem('northlight.claims', JSON.stringify([{ token: 'c', id: '1' }]));
    restore = mockApi([refuses('post', '/api/pitch-decks/evaluations/claim/', 500, {})]);
    await signIn({ ...tokens, user }, false);
    expect(useSessionStore.getState()).toEqual({ status: 'signed-in', user });
  });

  it('ends the session here even when the server does not hear of it', async () => {
    storeTokens(tokens, true);
    useSessionStore.setState({ status: 'signed-in', user });
    restore = mockApi([breaks('post', '/api/accounts/logout/')]);
    await signOut();
    expect(useSessionStore.getState()).toEqual({ status: 'signed-out', user: null });
    expect(readTokens()).toBeNull();
  });
});

describe('what the person was typing', () => {
  const kept = () => sessionStorage.getItem('northlight.drafts-of');

  it('is kept for them when the session is lost, and when it ends in another tab', async () => {
    useSessionStore.setState({ status: 'signed-in', user });
    dropSession();
    expect(kept()).toBe(String(user.id));
    sessionStorage.clear();
    useSessionStore.setState({ status: 'signed-in', user });
    await checkSession();
    expect(kept()).toBe(String(user.id));
  });

  it('is not kept when they log out, nor for somebody else who logs in', async () => {
    useSessionStore.setState({ status: 'signed-in', user });
    await signOut();
    expect(kept()).toBeNull();
    useSessionStore.setState({ status: 'signed-in', user });
    dropSession();
    await signIn({ ...tokens, user: aUser({ id: 8 }) }, false);
    expect(kept()).toBeNull();
  });
});
