import { counted, countOf, fileSize, momentOf, type ReleaseState, rateOf } from '@northlight/shared-api';
import { Badge, type Column, Row } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { Lines, Small } from './lines.ts';
import { ReleaseAction } from './ReleaseAction.tsx';
import type { ReleaseRow } from './release-rows.ts';

/** What browsers get, and what the registry says otherwise. */
function audienceOf({ used_as, registered_as, percent }: ReleaseState): string {
  if (used_as === 'current') return registered_as === 'current' ? 'Current' : 'Replaces the current one';
  if (used_as === 'canary') return `Canary, ${percent}%`;
  if (used_as === 'fallback') return 'Fallback';
  return { current: 'Current, not in use', canary: 'Canary, not in use', earlier: 'Not in use' }[registered_as];
}

const duration = (milliseconds: number) =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** Who gets the release. */
function Use({ state, isMine }: { state: ReleaseState; isMine: boolean }) {
  return (
    <Row gap="s2">
      <Badge>{audienceOf(state)}</Badge>
      {isMine && state.used_as === 'canary' && <Badge>In this browser</Badge>}
    </Row>
  );
}

function loadsNeeded({ loads, failures }: ReleaseState, knownGoodLoads: number) {
  if (failures > 0) return 'Has failed';
  return `Not proven: ${countOf(loads)} of ${counted(knownGoodLoads, 'report')}`;
}

/** What is known of the release, and who decided on it. */
function Standing({ state, knownGoodLoads }: { state: ReleaseState; knownGoodLoads: number }) {
  const { known_good, verdict } = state;
  const who = verdict?.admin?.name ?? (verdict?.decided_by === 'server' ? 'the server' : 'a former admin');
  if (verdict?.verdict === 'withdrawn')
    return (
      <Lines>
        <strong>Withdrawn</strong>
        <Small>
          by {who}, {momentOf(verdict.at)}
        </Small>
        <Reason>{verdict.reason}</Reason>
      </Lines>
    );
  return (
    <Lines>
      <span>{known_good ? 'Known good' : loadsNeeded(state, knownGoodLoads)}</span>
      {verdict && (
        <Small>
          Allowed again by {who}, {momentOf(verdict.at)}
        </Small>
      )}
    </Lines>
  );
}

export const releaseColumns: Column<ReleaseRow>[] = [
  {
    key: 'part',
    header: 'Part',
    thumb: 'title',
    cell: ({ title, part }) => (
      <Lines>
        <span>{title}</span>
        <Small>{part}</Small>
      </Lines>
    ),
  },
  {
    key: 'release',
    header: 'Release',
    cell: ({ release, state, isMine }) => (
      <Lines>
        <span>{release}</span>
        {state && <Use state={state} isMine={isMine} />}
        {state && (
          <Small>
            {momentOf(state.released_at)}
            {state.entry_size ? `, ${fileSize(state.entry_size)}` : ''}
          </Small>
        )}
      </Lines>
    ),
  },
  {
    key: 'loads',
    header: 'Loads',
    align: 'end',
    cell: ({ state, median }) => (
      <Lines>
        <span>
          {state && (state.estimated_loads > state.loads ? 'About ' : '')}
          {state ? countOf(state.estimated_loads) : 'Unknown'}
        </span>
        <Small>{median === null ? 'No median yet' : `Median ${duration(median)}`}</Small>
      </Lines>
    ),
  },
  {
    key: 'failures',
    header: 'Failures',
    align: 'end',
    thumb: 'aside',
    cell: ({ state }) =>
      state && (
        <Lines>
          <span>{rateOf(state.failure_rate)}</span>
          <Small>
            {countOf(state.failures)} failed, {countOf(state.undelivered)} undelivered
          </Small>
        </Lines>
      ),
  },
  {
    key: 'standing',
    header: 'Status',
    cell: ({ state, knownGoodLoads }) =>
      state ? <Standing state={state} knownGoodLoads={knownGoodLoads} /> : 'Unknown',
  },
  {
    key: 'action',
    header: 'Action',
    thumb: 'actions',
    align: 'end',
    cell: (row) => row.state && <ReleaseAction row={row} isWithdrawn={row.state.verdict?.verdict === 'withdrawn'} />,
  },
];

const Reason = styled(Small)`
  max-width: 24rem;
`;
