import { paths } from '@northlight/shared-api';
import { ButtonLink } from '@northlight/shared-ui';
import { styled } from 'styled-components';

/** Shown instead of the send panel on the user's own profile. */
export function OwnProfile() {
  return (
    <>
      <Text>This is your profile as founders see it. Here they send you their decks.</Text>
      <ButtonLink to={paths.settings()} block>
        Edit profile
      </ButtonLink>
    </>
  );
}

const Text = styled.p`
  color: var(--ink-soft);
`;
