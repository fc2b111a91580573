import { isForbidden, needsSecondFactor, paths, settings, useReleases } from '@northlight/shared-api';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorCard,
  NoPermission,
  Page,
  PageHeader,
  SearchField,
  Table,
  TwoStepRequired,
} from '@northlight/shared-ui';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { useRegistry } from '../remotes/registry-context.ts';
import { BackgroundJobs } from './status/BackgroundJobs.tsx';
import { failureColumns } from './status/failure-columns.tsx';
import { releaseColumns } from './status/release-columns.tsx';
import { rowsOf } from './status/release-rows.ts';
import { useRemotesStatus } from './status/remotes-status.ts';

/** For admins: releases, how they load and verdicts on them, background jobs, and lookup of a failure by its reference. */
export default function StatusPage() {
  const registry = useRegistry();
  const [term, setTerm] = useState('');
  const reference = useDeferredValue(term.trim().slice(0, 16));
  const releases = useReleases();
  const status = useRemotesStatus('');
  const found = useRemotesStatus(reference);

  if (needsSecondFactor(status.error)) {
    return (
      <Page>
        <TwoStepRequired settings={paths.settings({ section: 'security' })} />
      </Page>
    );
  }
  if (isForbidden(status.error)) {
    return (
      <Page>
        <NoPermission size="page" actions={<ButtonLink to={paths.dashboard()}>Go to Dashboard</ButtonLink>} />
      </Page>
    );
  }
  return (
    <>
      <PageHeader title="Status">
        How the parts of {settings().product_name} load. Loads and failures are counted from a release’s first day.
        Medians and the failures below cover the last seven days. Shell {registry.shell.version}.
      </PageHeader>
      <Page>
        <Sections>
          {(releases.isError || status.isError) && (
            <ErrorCard
              title="The reports didn’t load"
              actions={
                <Button size="sm" onClick={() => void Promise.all([releases.refetch(), status.refetch()])}>
                  Try again
                </Button>
              }
            >
              Below is what this browser gets.
            </ErrorCard>
          )}
          <section aria-labelledby="releases">
            <h2 id="releases">Releases</h2>
            <Table
              caption="Releases of each part"
              columns={releaseColumns}
              rows={rowsOf(registry, releases.data, status.data)}
              rowKey={({ part, release }) => `${part} ${release}`}
              rowHeader="release"
              loadingRows={releases.isPending ? registry.remotes.length : 0}
            />
          </section>
          <BackgroundJobs />
          <section aria-labelledby="failures">
            <h2 id="failures">Failures</h2>
            <SearchField
              label="Find a failure by its reference"
              placeholder="Reference, such as 1K9QX3B"
              value={term}
              onChange={setTerm}
            />
            <Table
              caption="Failures, newest first"
              columns={failureColumns}
              rows={found.data?.failures ?? []}
              rowKey={({ reference: name, at }) => name + at}
              rowHeader="remote"
              loadingRows={found.isPending ? 3 : 0}
              empty={<NoFailures reference={reference} failed={found.isError} />}
            />
          </section>
        </Sections>
      </Page>
    </>
  );
}

function NoFailures({ reference, failed }: { reference: string; failed: boolean }) {
  if (failed) return <EmptyState title="The failures didn’t load">Try again at the top of the page.</EmptyState>;
  if (reference === '') return <EmptyState title="No failures">Every part loaded every time.</EmptyState>;
  return (
    <EmptyState title={`No failure has the reference ${reference}`}>
      References are kept for 30 days. Check whether you typed a letter in place of a digit, or the reverse.
    </EmptyState>
  );
}

const Sections = styled.div`
  display: grid;
  gap: var(--s7);

  & > section {
    display: grid;
    gap: var(--s4);
  }

  & h2 {
    font-size: var(--title-md);
  }

  & h3 {
    margin-top: var(--s4);
    font-size: var(--title-sm);
  }
`;
