import { LRUCache } from 'lru-cache';
import type { UserRow } from '../../platform/database/tables.ts';

/** Milliseconds for which an answer of the database holds. It bounds what another server's change can be late. */
const LIFETIME = 1000;

/** Callers to remember: half a kilobyte each. */
const REMEMBERED = 10_000;

/** What a check of access needs to know of a caller, and nothing else. */
export type Caller = Pick<UserRow, 'id' | 'is_investor' | 'is_superuser'>;

interface Remembered {
  caller: Caller;
  since: number;
  until: number;
}

/**
 * Callers whose session and roles were read less than a second ago, by their whole Authorization header. Everything is
 * forgotten when a session, a role or an account may have changed.
 */
export class RememberedAccess {
  readonly #callers = new LRUCache<string, Remembered>({ max: REMEMBERED });
  readonly #clock: () => Date;
  #changes = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** The caller, if they need not be read again. */
  find(header: string): Caller | null {
    const found = this.#callers.get(header);
    if (!found) return null;
    const now = this.#clock().getTime();
    return found.since <= now && now < found.until ? found.caller : null;
  }

  /** Starts reading a caller. The returned function remembers them, unless something changed meanwhile. */
  reading(header: string): (caller: Caller, expiresAt: number) => void {
    const since = this.#clock().getTime();
    const changes = this.#changes;
    return ({ id, is_investor, is_superuser }, expiresAt) => {
      if (changes !== this.#changes) return;
      const until = Math.min(since + LIFETIME, expiresAt);
      this.#callers.set(header, { caller: { id, is_investor, is_superuser }, since, until });
    };
  }

  forget(): void {
    this.#changes += 1;
    this.#callers.clear();
  }
}
