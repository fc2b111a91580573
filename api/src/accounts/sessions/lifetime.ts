import type { SessionRow } from '../../platform/database/tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a session lasts without use, and in all, in milliseconds (docs/decisions/0047). */
const REMEMBERED = { idle: 14 * DAY, total: 30 * DAY };
const UNREMEMBERED = { idle: 12 * HOUR, total: DAY };

type Begun = Pick<SessionRow, 'created_at' | 'remember'>;

const lifetime = ({ remember }: Begun) => (remember === 1 ? REMEMBERED : UNREMEMBERED);

/** When a session ends even if it is used all the time. */
export const endOf = (session: Begun) => new Date(Date.parse(session.created_at) + lifetime(session).total);

/** When a session that is used now ends unless it is used again. */
export const expiryOf = (session: Begun, now: Date) =>
  new Date(Math.min(now.getTime() + lifetime(session).idle, endOf(session).getTime()));
