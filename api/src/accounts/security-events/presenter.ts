import type { z } from 'zod';
import { presentSomeone } from '../users/admin-actions-presenter.ts';
import type { EventRow, OwnEventRow } from './repository.ts';
import type { AccountSecurityEvent, SecurityEvent } from './schemas.ts';

export const presentOwnEvent = ({ id, at, kind, device, detail }: OwnEventRow): z.output<typeof SecurityEvent> => ({
  id,
  at,
  kind,
  device,
  detail,
});

/** An event for admins. */
export const presentEvent = ({
  id,
  at,
  kind,
  device,
  detail,
  ...row
}: EventRow): z.output<typeof AccountSecurityEvent> => ({
  id,
  at,
  kind,
  device,
  detail,
  account: { id: row.user_id, name: `${row.target_first_name} ${row.target_last_name}`, email: row.target_email },
  actor: presentSomeone(row.actor_id, row.actor_first_name, row.actor_last_name, row.actor_email),
});
