import type { z } from 'zod';
import type { AdminActionRow } from './admin-actions-repository.ts';
import type { AdminAction } from './schemas.ts';

/** A person in a log; null once deleted. */
export const presentSomeone = (
  id: number | null,
  firstName: string | null,
  lastName: string | null,
  email: string | null,
) => (id === null || email === null ? null : { id, name: `${firstName} ${lastName}`, email });

export const presentAdminAction = (row: AdminActionRow): z.output<typeof AdminAction> => ({
  id: row.id,
  at: row.at,
  action: row.action,
  actor: presentSomeone(row.actor_id, row.actor_first_name, row.actor_last_name, row.actor_email),
  target: presentSomeone(row.target_id, row.target_first_name, row.target_last_name, row.target_email),
});
