import { paths } from '@northlight/shared-api';
import type { MissingField } from '@northlight/shared-api/rules';
import { ButtonLink } from '@northlight/shared-ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

/** The missing fields of the sender's profile, with a link to complete them and return. */
export function MissingItems({ missing }: { missing: readonly MissingField[] }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Text>
        {missing.length === 1 ? 'One item is' : `${missing.length} items are`} missing from your profile. An investor
        needs {missing.length === 1 ? 'it' : 'them'} to answer you.
      </Text>
      <List>
        {missing.map(({ field, label }) => (
          <li key={field}>{label}</li>
        ))}
      </List>
      <ButtonLink to={paths.settings({ return: pathname + search })} variant="primary" size="lg" block>
        Complete Profile
      </ButtonLink>
    </>
  );
}

const Text = styled.p`
  color: var(--ink-soft);
`;

const List = styled.ul`
  display: grid;
  gap: var(--s1);
  padding-left: 1.1rem;
  list-style: disc;
`;
