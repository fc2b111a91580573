import type { z } from 'zod';
import type { SessionRow } from '../../platform/database/tables.ts';
import { deviceOf } from './device.ts';
import { endOf } from './lifetime.ts';
import type { ActiveSession } from './schemas.ts';

/**
 * A session for its owner.
 * @param currentId the session of the request
 */
export const presentSession = (row: SessionRow, currentId: string): z.output<typeof ActiveSession> => ({
  id: row.id,
  device: deviceOf(row.user_agent),
  created_at: row.created_at,
  last_used_at: row.last_used_at,
  ends_at: endOf(row).toISOString(),
  current: row.id === currentId,
});
