import type { PublicInvestor } from '@northlight/shared-api';
import { Avatar, Link } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { contactsOf } from './contacts.ts';
import { nameOf, roleOf } from './investor-name.ts';

/** The investor's name, role and contact links. */
export function ProfileHead({ investor }: { investor: PublicInvestor }) {
  const contacts = contactsOf(investor);
  return (
    <Root>
      <Avatar size="xl" firstName={investor.first_name} lastName={investor.last_name} src={investor.profile_image} />
      <div>
        <h1>{nameOf(investor)}</h1>
        <Role>{roleOf(investor)}</Role>
        {contacts.length > 0 && (
          <Contacts aria-label="Contact">
            {contacts.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </Contacts>
        )}
      </div>
    </Root>
  );
}

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: var(--s5);
  padding-block: var(--s3) var(--s6);

  & > div {
    min-width: 0;
  }

  & h1 {
    font-size: var(--title-lg);
    letter-spacing: var(--tracking-display);
    overflow-wrap: anywhere;
  }

  @media (max-width: 767px) {
    align-items: flex-start;
    gap: var(--s4);
    padding-bottom: var(--s5);
  }
`;

const Role = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-lg);
  line-height: var(--leading-text);
  overflow-wrap: anywhere;
`;

const Contacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  margin-top: var(--s2);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  @media (max-width: 767px) {
    gap: 0 var(--s4);

    & > li {
      display: flex;
      align-items: center;
      min-height: var(--target);
    }
  }
`;
