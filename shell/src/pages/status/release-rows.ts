import type { ReleaseOverview, ReleaseState, RemotesStatus } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';

/** A release of a part, as it is shown. */
export interface ReleaseRow {
  part: string;
  title: string;
  release: string;
  /** Whether this browser loads it. */
  isMine: boolean;
  /** Null while the server does not tell. */
  state: ReleaseState | null;
  /** Median of the reported load times in milliseconds. */
  median: number | null;
  knownGoodLoads: number;
}

/** All releases by part; without the server's overview, those that this browser loads. */
export function rowsOf(
  { shell, remotes }: Registry,
  overview: ReleaseOverview | undefined,
  status: RemotesStatus | undefined,
): ReleaseRow[] {
  const median = (part: string, release: string) =>
    status?.releases.find((one) => one.remote === part && one.release === release)?.median_milliseconds ?? null;
  const isMine = (part: string, release: string) =>
    [{ name: 'shell', release: shell.release }, ...remotes].some((one) => one.name === part && one.release === release);
  if (!overview)
    return remotes.map(({ name, title, release }) => ({
      part: name,
      title,
      release,
      isMine: true,
      state: null,
      median: median(name, release),
      knownGoodLoads: 0,
    }));
  return overview.parts.flatMap(({ part, title, releases }) =>
    releases.map((state) => ({
      part,
      title,
      release: state.release,
      isMine: isMine(part, state.release),
      state,
      median: median(part, state.release),
      knownGoodLoads: overview.known_good_loads,
    })),
  );
}
