import type { SlideSize } from './types.ts';

/** Longest side of each size, in pixels. */
export const SIDES: Record<SlideSize, number> = { large: 1600, small: 320 };
