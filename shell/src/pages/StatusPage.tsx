import { isForbidden, needsSecondFactor, paths, settings } from '@northlight/shared-api';
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
import { failureColumns, partColumns, partsOf } from './status/columns.tsx';
import { useRemotesStatus } from './status/remotes-status.ts';

/** For admins: the released remotes, how they load, and lookup of a failure by its reference. */
export default function StatusPage() {
  const { remotes, shell } = useRegistry();
  const [term, setTerm] = useState('');
  const reference = useDeferredValue(term.trim().slice(0, 16));
  const overview = useRemotesStatus('');
  const found = useRemotesStatus(reference);

  if (needsSecondFactor(overview.error)) {
    return (
      <Page>
        <TwoStepRequired settings={paths.settings()} />
      </Page>
    );
  }
  if (isForbidden(overview.error)) {
    return (
      <Page>
        <NoPermission size="page" actions={<ButtonLink to={paths.dashboard()}>Go to Dashboard</ButtonLink>} />
      </Page>
    );
  }
  return (
    <>
      <PageHeader title="Status">
        How the parts of {settings().product_name} load, over the last seven days. Shell {shell.version}.
      </PageHeader>
      <Page>
        <Sections>
          {overview.isError && (
            <ErrorCard
              title="The reports did not load"
              actions={
                <Button size="sm" onClick={() => void overview.refetch()}>
                  Try again
                </Button>
              }
            >
              What is released is shown all the same.
            </ErrorCard>
          )}
          <section aria-labelledby="parts">
            <h2 id="parts">Parts</h2>
            <Table
              caption="Parts and how they load"
              columns={partColumns}
              rows={partsOf(remotes, overview.data)}
              rowKey={({ remote }) => remote.name}
            />
          </section>
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
  if (failed) return <EmptyState title="The failures could not be read">Try again above.</EmptyState>;
  if (reference === '')
    return <EmptyState title="No failures">Every part loaded wherever it was asked for.</EmptyState>;
  return (
    <EmptyState title={`No failure has the reference ${reference}`}>
      References are kept for 30 days. Check it for a letter that looks like a digit.
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
`;
