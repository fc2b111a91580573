export function buildScreen(folders: { root: string; work: string }): Promise<string>;
