const UNIQUE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);

/** True when a write failed on a unique constraint. */
export const isTaken = (error: unknown): boolean => UNIQUE.has((error as { code?: string })?.code ?? '');
