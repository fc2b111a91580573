/**
 * What a page was served with. `late`: not rendered in time. `busy`: too many pages wait. `broken`: its bundles failed.
 * `off`: its release failed too often.
 */
export const RENDERING_ENDS = ['rendered', 'cached', 'late', 'busy', 'broken', 'off'] as const;

export type RenderingEnd = (typeof RENDERING_ENDS)[number];
