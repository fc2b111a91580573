import { counted, countOf, type FailedJob, type JobLaneLoad, momentOf } from '@northlight/shared-api';
import { JOB_KINDS, JOB_LANES, waitOf } from '@northlight/shared-api/rules';
import type { Column } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { FailedJobActions } from './FailedJobActions.tsx';
import { Lines, Small } from './lines.ts';

export const laneColumns: Column<JobLaneLoad>[] = [
  { key: 'lane', header: 'Lane', thumb: 'title', cell: ({ lane }) => JOB_LANES[lane] },
  {
    key: 'waiting',
    header: 'Waiting',
    align: 'end',
    cell: ({ waiting, delayed }) => (
      <Lines>
        <span>{countOf(waiting)}</span>
        {delayed > 0 && <Small>{countOf(delayed)} for later</Small>}
      </Lines>
    ),
  },
  {
    key: 'oldest',
    header: 'Oldest',
    align: 'end',
    cell: ({ waiting, oldest_seconds }) => (waiting > 0 ? waitOf(oldest_seconds) : 'None waiting'),
  },
  { key: 'running', header: 'Running', align: 'end', cell: ({ running }) => countOf(running) },
  { key: 'failed', header: 'Failed', align: 'end', cell: ({ failed }) => countOf(failed) },
];

export const failedJobColumns: Column<FailedJob>[] = [
  {
    key: 'kind',
    header: 'Job',
    thumb: 'title',
    cell: ({ kind, lane }) => (
      <Lines>
        <span>{JOB_KINDS[kind] ?? kind}</span>
        <Small>{JOB_LANES[lane]}</Small>
      </Lines>
    ),
  },
  {
    key: 'failed_at',
    header: 'Failed',
    cell: ({ failed_at, attempts }) => (
      <Lines>
        <span>{momentOf(failed_at)}</span>
        <Small>after {counted(attempts, 'attempt')}</Small>
      </Lines>
    ),
  },
  { key: 'error', header: 'Error', cell: ({ error }) => <ErrorText>{error}</ErrorText> },
  {
    key: 'action',
    header: 'Action',
    thumb: 'actions',
    align: 'end',
    cell: (job) => <FailedJobActions job={job} />,
  },
];

const ErrorText = styled(Small)`
  display: block;
  max-width: 32rem;
`;
