export const SHARED: { name: string; eager: boolean; why: string }[];
export const FACADES: { name: string; file: string; names: string[] }[];
export const versionsIn: (dir: string) => Record<string, string>;
