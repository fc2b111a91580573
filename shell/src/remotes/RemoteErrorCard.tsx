import { paths, settings } from '@northlight/shared-api';
import { Button, ButtonLink, ErrorCard, Page } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';
import { CopyReference } from './CopyReference.tsx';
import { CAUSES } from './causes.ts';
import type { RemoteFailure } from './failures.ts';
import { useBackOnline } from './useBackOnline.ts';

interface RemoteErrorCardProps {
  failure: RemoteFailure;
  /** User-facing name of the remote, used before “did not load”. @default 'This part' */
  part?: string | undefined;
  /** The remote's release, for support. */
  release?: string | undefined;
  onRetry: () => void;
}

const isNewer = ({ kind }: RemoteFailure) => kind === 'incompatible' || kind === 'outdated';

function titleOf(failure: RemoteFailure, part: string): string {
  if (isNewer(failure)) return `A newer version of ${settings().product_name} is available`;
  return failure.kind === 'offline' ? 'You seem to be offline' : `${part} didn’t load`;
}

function adviceOf(failure: RemoteFailure, part: string): string {
  if (isNewer(failure))
    return `${part} can’t run in this version. Everything else works, and anything you entered elsewhere stays until you reload.`;
  if (failure.kind === 'offline')
    return 'This page will load as soon as the connection is back. Nothing you entered is lost.';
  return 'Everything else works, and nothing you entered is lost. Try again, or continue elsewhere in the meantime.';
}

/** Explains in plain words that one remote did not load, and offers a way to continue. */
export function RemoteErrorCard({ failure, part = 'This part', release, onRetry }: RemoteErrorCardProps) {
  const { kind, remote, reference, cause } = failure;
  useBackOnline(kind === 'offline', onRetry);
  return (
    <Page>
      <ErrorCard
        title={titleOf(failure, part)}
        actions={
          <>
            {isNewer(failure) ? (
              <Button variant="primary" size="lg" onClick={() => location.reload()}>
                Reload when ready
              </Button>
            ) : (
              <Button variant="primary" size="lg" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
                Try again
              </Button>
            )}
            <ButtonLink size="lg" to={paths.home()}>
              Go to Home
            </ButtonLink>
          </>
        }
        size="page"
        details={[
          { term: 'Part', value: release ? `${remote} ${release}` : remote },
          { term: 'Cause', value: CAUSES[kind] },
          ...(kind === 'incompatible' && typeof cause === 'string' ? [{ term: 'Missing', value: cause }] : []),
          { term: 'Reference', value: <CopyReference reference={reference} /> },
        ]}
      >
        {adviceOf(failure, part)}
      </ErrorCard>
    </Page>
  );
}
