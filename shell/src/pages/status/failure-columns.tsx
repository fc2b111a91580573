import { momentOf, type RemotesStatus } from '@northlight/shared-api';
import type { Column } from '@northlight/shared-ui';
import { CopyReference } from '../../remotes/CopyReference.tsx';
import { CAUSES } from '../../remotes/causes.ts';
import { Lines, Small } from './lines.ts';

type Failure = RemotesStatus['failures'][number];

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
        {fallback && <Small>{fallback} was used instead</Small>}
      </Lines>
    ),
    sortBy: ({ failure }) => failure,
  },
  { key: 'reference', header: 'Reference', cell: ({ reference }) => <CopyReference reference={reference} /> },
];
