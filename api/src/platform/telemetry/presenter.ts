import type { z } from 'zod';
import type { listFailures } from './repository.ts';
import type { ReportedFailure } from './schemas.ts';

export const presentFailure = (row: Awaited<ReturnType<typeof listFailures>>[number]) =>
  row as z.input<typeof ReportedFailure>;
