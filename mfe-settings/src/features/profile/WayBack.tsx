import { settings, type User } from '@northlight/shared-api';
import { missingForSending } from '@northlight/shared-api/rules';
import { Banner, ButtonLink, Page } from '@northlight/shared-ui';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';

/** For users sent here to complete their profile: the missing fields, and a link back. */
export function WayBack({ user, path }: { user: User; path: string }) {
  const missing = missingForSending(user, settings().require_verified_email);
  const isReady = missing.length === 0;
  return (
    <Root>
      <Banner
        tone={isReady ? 'positive' : 'info'}
        announce="polite"
        title={isReady ? 'Your profile is complete' : 'Complete your profile'}
        actions={
          <ButtonLink to={path} size="sm" variant={isReady ? 'primary' : 'secondary'}>
            <ArrowLeft aria-hidden="true" />
            Back to where you were
          </ButtonLink>
        }
      >
        {isReady
          ? 'Investors have everything they need from you. You can send your deck now.'
          : `Needed to send a deck: ${missing.map(({ label }) => label).join(', ')}. Fill in these fields and save, then go back.`}
      </Banner>
    </Root>
  );
}

const Root = styled(Page)`
  margin-bottom: var(--s6);
`;
