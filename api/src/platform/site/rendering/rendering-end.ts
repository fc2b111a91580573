/**
 * What a page was served with. `late`: not rendered in time. `busy`: too many pages wait. `broken`: its bundles failed.
 * `off`: its release failed too often.
 */
export type RenderingEnd = 'rendered' | 'cached' | 'late' | 'busy' | 'broken' | 'off';
