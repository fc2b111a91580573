import { paths } from '@northlight/shared-api';
import { ButtonLink, ErrorCard, Page } from '@northlight/shared-ui';

const home = (
  <ButtonLink variant="primary" size="lg" to={paths.home()}>
    Go to Home
  </ButtonLink>
);

/** Shown for any path that no route matches. */
export function NotFoundPage() {
  return (
    <Page>
      <ErrorCard size="page" title="Oops! Page not found" actions={home}>
        There is no page at this address. Check it for typos, or start from the home page.
      </ErrorCard>
    </Page>
  );
}
