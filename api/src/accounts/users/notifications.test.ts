import { describe, expect, it } from '@jest/globals';
import { wants } from './notifications-policy.ts';

const stays = { notifications: '{}', deletion_due_at: null };

describe('a mail', () => {
  it('about an account that waits to be deleted is not sent', () => {
    expect(wants({ ...stays, deletion_due_at: '2026-12-04T10:00:00.000Z' }, 'new_deck')).toBe(false);
  });

  it('is not sent to whoever turned its kind off, whatever they think of other kinds', () => {
    const user = { ...stays, notifications: '{"new_deck":false}' };
    expect(wants(user, 'new_deck')).toBe(false);
    expect(wants(user, 'deck_status')).toBe(true);
  });

  it.each([
    ['new_deck', true],
    ['deck_status', true],
    ['product_news', false],
  ] as const)('of kind %s is sent to whoever has not chosen: %s', (kind, expected) => {
    expect(wants(stays, kind)).toBe(expected);
  });
});
