import type { z } from 'zod';
import type { listFailures } from './repository.ts';
import type { ReportedFailure } from './schemas.ts';

/** A failure as it was reported. */
export const presentFailure = (row: Awaited<ReturnType<typeof listFailures>>[number]) =>
  row as z.input<typeof ReportedFailure>;
