export const SHARED: { name: string; facade?: string; eager: boolean; why: string }[];
export const namesOf: (facade: string) => string[];
export const versionsIn: (dir: string) => Record<string, string>;
