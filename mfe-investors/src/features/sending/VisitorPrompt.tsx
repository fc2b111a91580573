import { paths } from '@northlight/shared-api';
import { ButtonLink, Link } from '@northlight/shared-ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

/** Asks a visitor to log in, then returns them to this profile. */
export function VisitorPrompt({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  const state = { from: pathname + search };
  return (
    <>
      <Text>Log in to send your deck to {name} and answer their questions.</Text>
      <ButtonLink to={paths.login()} state={state} variant="primary" size="lg" block>
        Login to Send Pitch Deck
      </ButtonLink>
      <Hint>
        No account yet?{' '}
        <Link to={paths.signup()} state={state}>
          Sign Up
        </Link>
      </Hint>
    </>
  );
}

const Text = styled.p`
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`;

const Hint = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;
