import type {
  BuiltShell,
  PastRelease,
  RegisteredRemote,
  RegisteredShell,
  RegistryFile,
} from '@northlight/shared-api/remote';

/** The shell or a remote in the registry. */
export type RegisteredPart = RegisteredRemote | RegisteredShell;

/** What a release requires but this shell lacks, in words. */
export const lacks = ({ requires = {} }: PastRelease, { provides }: Pick<BuiltShell, 'provides'>): string[] =>
  Object.entries(requires).flatMap(([module, { names }]) =>
    names.filter((name) => !provides[module]?.names.includes(name)).map((name) => `${name} of ${module}`),
  );

/** The shells of registries that were asked for, because each page asks again and comparing takes a millisecond. */
const fitting = new WeakMap<RegistryFile, RegisteredShell>();

/** The shell without earlier releases that lack what a current remote requires. */
export function fittingShell(registry: RegistryFile): RegisteredShell | undefined {
  const { shell, remotes } = registry;
  if (!shell) return undefined;
  const known = fitting.get(registry);
  if (known) return known;
  const fits = (past: BuiltShell) => remotes.every((remote) => lacks(remote, past).length === 0);
  const found = { ...shell, history: shell.history.filter(fits) };
  fitting.set(registry, found);
  return found;
}

/** The shell and the remotes of the registry by name. */
export function partsOf(registry: RegistryFile): Map<string, RegisteredPart> {
  const shell = fittingShell(registry);
  const parts: RegisteredPart[] = [...(shell ? [shell] : []), ...registry.remotes];
  return new Map(parts.map((part) => [part.name, part]));
}

/** A release, as far as remotes and the shell are alike. */
export interface PartRelease {
  name: string;
  release: string;
  releasedAt: string;
  /** Only of a remote. */
  entrySize?: number;
}

/** All releases of a part that a browser may have. */
export const releasesOf = ({ canary, ...entry }: RegisteredPart): PartRelease[] => [
  ...(canary ? [canary] : []),
  entry,
  ...entry.history,
];
