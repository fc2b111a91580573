import { type PublicInvestor, paths } from '@northlight/shared-api';
import { CARD_BIO_LENGTH, CARD_FOCUS_AREAS, formatMoney } from '@northlight/shared-api/rules';
import { Avatar, BadgeList, CardLink, RangeScale } from '@northlight/shared-ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { nameOf, roleOf } from '../investor/investor-name.ts';
import { investmentText } from '../investor/range-text.ts';
import { excerpt } from './excerpt.ts';

/**
 * An investor in the directory. The link passes the list's query, so that the profile can link back to the same list.
 */
export function InvestorCard({ investor }: { investor: PublicInvestor }) {
  const { search } = useLocation();
  const { custom_url_slug: slug, investment_fields: fields } = investor;
  const bio = excerpt(investor.bio, CARD_BIO_LENGTH);
  const role = roleOf(investor);
  const investment = investmentText(investor);
  return (
    <Root to={slug === '' ? paths.investor(investor.id) : paths.investorBySlug(slug)} state={{ directory: search }}>
      <Head>
        <Avatar size="lg" firstName={investor.first_name} lastName={investor.last_name} src={investor.profile_image} />
        <div>
          <h2>{nameOf(investor)}</h2>
          <Role>{role}</Role>
        </div>
      </Head>
      {bio !== '' && <Bio>{bio}</Bio>}
      {fields.length > 0 && <BadgeList items={fields} limit={CARD_FOCUS_AREAS} />}
      <Invests>
        {investment ? (
          <>
            <RangeScale min={investment.min} max={investment.max} format={formatMoney} />
            <p>
              <b>{investment.range}</b>
              <span>per company</span>
            </p>
          </>
        ) : (
          <p>
            <span>Investment range not stated</span>
          </p>
        )}
      </Invests>
    </Root>
  );
}

const Root = styled(CardLink)`
  display: flex;
  flex-direction: column;
  gap: var(--s4);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);

  & > div {
    min-width: 0;
  }

  & h2 {
    font-size: var(--title-sm);
    overflow-wrap: anywhere;
  }
`;

const Role = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

const Bio = styled.p`
  flex: 1;
  color: var(--ink-soft);
  line-height: 1.55;
  overflow-wrap: anywhere;
`;

const Invests = styled.div`
  display: grid;
  margin-top: auto;
  gap: var(--s2);
  padding-top: var(--s4);
  border-top: 1px solid var(--line);

  & > p {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
    font-size: var(--text-sm);
  }

  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }

  & span {
    color: var(--muted);
  }
`;
