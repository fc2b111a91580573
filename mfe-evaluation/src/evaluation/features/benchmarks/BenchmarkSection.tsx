import { type Benchmarks, messageOf, useBenchmarks } from '@northlight/shared-api';
import { Banner, Button, Section, Segmented, Skeleton, Stack } from '@northlight/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BenchmarkBands } from './BenchmarkBands.tsx';
import { Consent } from './Consent.tsx';
import { comparableGroup } from './comparable.ts';

type Group = Benchmarks['groups'][number];

const labelOf = ({ among, name }: Group) =>
  among === 'all' ? 'All decks' : (name ?? (among === 'sector' ? 'Your sector' : 'Your stage'));

/** How the deck compares with others. */
export function BenchmarkSection({ evaluationId }: { evaluationId: string }) {
  const { data, error, isLoadingError, refetch } = useBenchmarks(evaluationId);
  return (
    <Section id="benchmarks" title="Among other decks" note={data && <Note benchmarks={data} />}>
      {isLoadingError ? (
        <Banner tone="negative" actions={<Button onClick={() => refetch()}>Try again</Button>}>
          {messageOf(error, 'The comparison couldn’t be loaded.')}
        </Banner>
      ) : data ? (
        <Stack gap="s5">
          {data.own === 'unknown' && data.consent && (
            <Banner tone="caution">
              This deck wasn’t kept, so the current rubric can’t score it. Evaluate it again to compare it.
            </Banner>
          )}
          {data.own === 'judged_anew' && (
            <Banner>
              All decks here, including this one, are scored with the current built-in rubric, so these scores may
              differ from those above.
            </Banner>
          )}
          {data.groups.length > 0 && <Groups benchmarks={data} />}
          <Consent benchmarks={data} />
        </Stack>
      ) : (
        <Skeleton height="12rem" />
      )}
    </Section>
  );
}

function Note({ benchmarks: { is_demo, minimum, rubric_version } }: { benchmarks: Benchmarks }) {
  return (
    <Stack gap="s3">
      {is_demo && (
        <p>
          <b>Demo set.</b> These decks were made up for the demo and scored with the same rubric. They say nothing about
          real companies.
        </p>
      )}
      <p>Only each founder’s latest deck counts. We show a comparison only with at least {minimum} decks.</p>
      <p>All decks are scored with the same rules, {rubric_version}; when the rules change, all are scored again.</p>
    </Stack>
  );
}

function Groups({ benchmarks }: { benchmarks: Benchmarks }) {
  const { groups, minimum } = benchmarks;
  const [among, setAmong] = useState<Group['among']>(comparableGroup(benchmarks)?.among ?? 'all');
  const group = groups.find((one) => one.among === among);
  return (
    <Stack gap="s4">
      <Segmented
        legend="Compared with"
        options={groups.map((one) => ({ value: one.among, label: labelOf(one) }))}
        value={among}
        onChange={setAmong}
      />
      {group && group.n === null && (
        <None>
          {group.name === null && among === 'sector'
            ? 'Add your sector in Settings to compare with decks in it.'
            : group.name === null && among === 'stage'
              ? 'Take part to compare with decks at your stage.'
              : `Fewer than ${minimum} decks, which is too few to compare.`}
        </None>
      )}
      {group && group.n !== null && <BenchmarkBands group={group} n={group.n} />}
    </Stack>
  );
}

const None = styled.p`
  color: var(--muted);
`;
