export function buildMonolith(what: {
  root: string;
  remotes: string[];
  work: string;
  paths: string[];
}): Promise<string>;
