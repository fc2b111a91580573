import type { z } from 'zod';
import type { Settings } from '../health/schemas.ts';

/** The settings that every page contains. */
export type PageSettings = z.infer<typeof Settings>;
