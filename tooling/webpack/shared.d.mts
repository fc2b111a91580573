export const SHARED: { name: string; eager: boolean; why: string }[];
export const ROUTER_NAMES: string[];
