const UNIQUE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);

/** True when a write failed because a value that has to be unique is taken. */
export const isTaken = (error: unknown): boolean => UNIQUE.has((error as { code?: string })?.code ?? '');
