import { type PublicInvestor, paths, type User } from '@northlight/shared-api';
import { counted, missingForLive, profileFieldPath } from '@northlight/shared-api/rules';
import { Banner, ButtonLink, Link } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { InvestorCard } from '../directory/InvestorCard.tsx';

/** What the owner sees above a profile that is not live: what it still needs, and its card in the directory. */
export function OwnPreview({ user, investor }: { user: User; investor: PublicInvestor }) {
  const missing = missingForLive(user);
  return (
    <Root>
      <Banner
        tone="caution"
        title={missing.length > 0 ? 'Not live yet: finish your profile' : 'Not live yet'}
        actions={
          <ButtonLink to={paths.settings({ section: 'investor-profile' })}>
            {missing.length > 0 ? 'Go to settings' : 'Make it live in settings'}
          </ButtonLink>
        }
      >
        <p>Only you can see this preview.</p>
        {missing.length > 0 && (
          <>
            <p>{counted(missing.length, 'field')} left to fill in:</p>
            <Missing>
              {missing.map(({ field, label }) => (
                <li key={field}>
                  <Link to={profileFieldPath(field)}>{label}</Link>
                </li>
              ))}
            </Missing>
          </>
        )}
      </Banner>
      <Card aria-labelledby="directory-card">
        <h2 id="directory-card">Your card in the directory</h2>
        <InvestorCard investor={investor} />
      </Card>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  gap: var(--s7);
  align-items: start;
  padding-top: var(--s6);

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }
`;

const Missing = styled.ul`
  columns: 12rem;
  column-gap: var(--s5);
`;

const Card = styled.section`
  display: grid;
  gap: var(--s3);

  & > h2 {
    font-size: var(--text-lg);
  }
`;
