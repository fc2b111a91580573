import { paths, settings } from '@northlight/shared-api';
import { Button, ButtonLink, ErrorCard, Page } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';
import { CopyReference } from './CopyReference.tsx';
import { CAUSES } from './causes.ts';
import type { RemoteFailure } from './failures.ts';

interface RemoteErrorCardProps {
  failure: RemoteFailure;
  /** User-facing name of the remote, used before “did not load”. @default 'This part' */
  part?: string | undefined;
  /** The remote's release, for support. */
  release?: string | undefined;
  onRetry: () => void;
}

/** Explains in plain words that one remote did not load, and offers a way to continue. */
export function RemoteErrorCard({ failure, part = 'This part', release, onRetry }: RemoteErrorCardProps) {
  const { kind, remote, reference } = failure;
  const newer = kind === 'incompatible' || kind === 'outdated';
  return (
    <Page>
      <ErrorCard
        title={newer ? `There is a newer ${settings().product_name}` : `${part} did not load`}
        actions={
          <>
            {newer ? (
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
          { term: 'Reference', value: <CopyReference reference={reference} /> },
        ]}
      >
        {newer
          ? `${part} cannot run in this one. Everything else works, and what you entered elsewhere stays until you reload.`
          : 'Everything else works, and nothing you entered is lost. Try again fetches it anew; you can go on elsewhere in the meantime.'}
      </ErrorCard>
    </Page>
  );
}
