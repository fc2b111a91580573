export const STATISTICS: [string, string | null, string][] = [];
