export const ROUTER_NAMES: string[];
