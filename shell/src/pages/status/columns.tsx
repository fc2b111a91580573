import { counted, countOf, fileSize, momentOf, type RemotesStatus } from '@northlight/shared-api';
import type { ReleasedRemote } from '@northlight/shared-api/remote';
import { Badge, type Column } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { CopyReference } from '../../remotes/CopyReference.tsx';
import { CAUSES } from '../../remotes/causes.ts';

type Failure = RemotesStatus['failures'][number];

/** A part as this browser gets it, with what was told of that release. */
export interface Part {
  remote: ReleasedRemote;
  loads: number;
  failures: number;
  median: number | null;
  last: Failure | null;
}

/** Puts together what the registry and the reports say of each part. */
export const partsOf = (remotes: readonly ReleasedRemote[], status: RemotesStatus | undefined): Part[] =>
  remotes.map((remote) => {
    const told = status?.releases.find((one) => one.remote === remote.name && one.release === remote.release);
    return {
      remote,
      loads: told?.loads ?? 0,
      failures: told?.failures ?? 0,
      median: told?.median_milliseconds ?? null,
      last: status?.failures.find((failure) => failure.remote === remote.name) ?? null,
    };
  });

const duration = (milliseconds: number) =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** What differs from normal: a canary release, or a fallback. */
function Standing({ remote: { canary, fallback } }: { remote: ReleasedRemote }) {
  return (
    <>
      {canary && (
        <Badge>
          {canary.mine ? 'Canary here' : 'Canary'}, {canary.percent}%
        </Badge>
      )}
      <Small>{fallback ? `Falls back to ${fallback.release}` : 'Nothing to fall back to'}</Small>
    </>
  );
}

export const partColumns: Column<Part>[] = [
  {
    key: 'part',
    header: 'Part',
    thumb: 'title',
    cell: ({ remote }) => (
      <Lines>
        <span>{remote.title}</span>
        <Small>{remote.name}</Small>
      </Lines>
    ),
    sortBy: ({ remote }) => remote.title,
  },
  {
    key: 'release',
    header: 'Release',
    cell: ({ remote }) => (
      <Lines>
        <span>{remote.release}</span>
        <Standing remote={remote} />
      </Lines>
    ),
  },
  {
    key: 'size',
    header: 'Entry',
    cell: ({ remote }) => (remote.entrySize ? fileSize(remote.entrySize) : 'Not known'),
    sortBy: ({ remote }) => remote.entrySize || null,
  },
  {
    key: 'median',
    header: 'Median load',
    align: 'end',
    thumb: 'aside',
    cell: ({ median, loads }) => (
      <Lines>
        <span>{median === null ? 'None yet' : duration(median)}</span>
        <Small>{counted(loads, 'load')}</Small>
      </Lines>
    ),
    sortBy: ({ median }) => median,
  },
  {
    key: 'failures',
    header: 'Failures',
    align: 'end',
    cell: ({ failures, last }) =>
      last ? (
        <Lines>
          <span>
            {countOf(failures)}, last {momentOf(last.at)}
          </span>
          <Small>
            <CopyReference reference={last.reference} />
          </Small>
        </Lines>
      ) : (
        'None'
      ),
    sortBy: ({ failures }) => failures,
  },
];

export const failureColumns: Column<Failure>[] = [
  { key: 'at', header: 'When', thumb: 'aside', cell: ({ at }) => momentOf(at), sortBy: ({ at }) => at },
  {
    key: 'remote',
    header: 'Part',
    thumb: 'title',
    cell: ({ remote, release, page }) => (
      <Lines>
        <span>{page || remote}</span>
        <Small>
          {remote} {release}
        </Small>
      </Lines>
    ),
    sortBy: ({ remote }) => remote,
  },
  {
    key: 'failure',
    header: 'Cause',
    cell: ({ failure, fallback }) => (
      <Lines>
        <span>{CAUSES[failure]}</span>
        {fallback && <Small>{fallback} stood in</Small>}
      </Lines>
    ),
    sortBy: ({ failure }) => failure,
  },
  { key: 'reference', header: 'Reference', cell: ({ reference }) => <CopyReference reference={reference} /> },
];

const Lines = styled.span`
  display: inline-grid;
  gap: var(--s1);
  justify-items: inherit;
`;

const Small = styled.span`
  color: var(--muted);
  font-size: var(--text-sm);
  font-weight: 400;
  overflow-wrap: anywhere;
`;
