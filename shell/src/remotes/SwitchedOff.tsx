import { paths } from '@northlight/shared-api';
import { Button, ButtonLink, ErrorCard, Page } from '@northlight/shared-ui';
import { dropChoices } from './choices/store-choices.ts';

/** Shown instead of a page whose remote is switched off in this tab. */
export default function SwitchedOff({ part }: { part: string }) {
  return (
    <Page>
      <ErrorCard
        role="status"
        size="page"
        title={`${part}: switched off`}
        actions={
          <>
            <Button variant="primary" size="lg" onClick={dropChoices}>
              Switch on again
            </Button>
            <ButtonLink size="lg" to={paths.home()}>
              Go to Home
            </ButtonLink>
          </>
        }
      >
        The link you followed switched this part off, in this tab only.
      </ErrorCard>
    </Page>
  );
}
