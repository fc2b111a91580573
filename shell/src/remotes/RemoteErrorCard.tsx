import { paths, settings } from '@northlight/shared-api';
import { Button, ButtonLink, ErrorCard, Page } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';
import type { RemoteFailure, RemoteFailureKind } from './failures.ts';

/** What a person calls the part of the product that a remote is. */
const PARTS: Record<string, string> = {
  'mfe-auth': 'The sign-in pages',
  'mfe-investors': 'The investor pages',
  'mfe-dashboard': 'The dashboard',
  'mfe-evaluation': 'Pitch Analysis',
  'mfe-questions': 'The question pages',
  'mfe-settings': 'The settings',
};

const CAUSES: Record<RemoteFailureKind, string> = {
  registry: 'The list of parts could not be read',
  network: 'The part could not be fetched',
  timeout: 'No answer in time',
  'not-a-remote': 'The answer was not a part of this product',
  'threw-on-load': 'The part stopped while starting',
  'wrong-shape': 'The page is missing from the part',
  incompatible: 'The part needs a newer version of this page',
};

/** Says in plain words that one part did not load, and offers the way on. */
export function RemoteErrorCard({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const part = PARTS[failure.remote] ?? 'This part';
  const outdated = failure.kind === 'incompatible';
  return (
    <Page>
      <ErrorCard
        title={outdated ? `There is a newer ${settings().product_name}` : `${part} did not load`}
        actions={
          <>
            {outdated ? (
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
          { term: 'Part', value: failure.remote },
          { term: 'Cause', value: CAUSES[failure.kind] },
          { term: 'Reference', value: failure.reference },
        ]}
      >
        {outdated
          ? `${part} cannot run in this one. Everything else works, and what you entered elsewhere stays until you reload.`
          : 'Everything else works, and nothing you entered is lost. Try again fetches it anew; you can go on elsewhere in the meantime.'}
      </ErrorCard>
    </Page>
  );
}
