import { paths } from '@northlight/shared-api';
import { ButtonLink } from '@northlight/shared-ui';
import { styled } from 'styled-components';

/** Shown instead of the send panel on the user's own profile. */
export function OwnProfile({ isLive }: { isLive: boolean }) {
  return (
    <>
      <Text>
        {isLive
          ? 'This is your profile as founders see it. They send you their decks here.'
          : 'Founders will see your profile like this, and send you their decks here.'}
      </Text>
      <ButtonLink to={paths.settings()} block>
        Edit profile
      </ButtonLink>
    </>
  );
}

const Text = styled.p`
  color: var(--ink-soft);
`;
