export const SHARED: { name: string; eager: boolean; why: string }[];
export const FACADES: { name: string; version: string; file: string; names: string[] }[];
