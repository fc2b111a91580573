import type { PublicInvestor } from '@northlight/shared-api';
import { readFields, splitList } from '@northlight/shared-api/rules';
import { BadgeList, type Fact, Facts } from '@northlight/shared-ui';
import { styled } from 'styled-components';

const badges = (term: string, items: readonly string[]): Fact[] =>
  items.length === 0 ? [] : [{ term, value: <BadgeList items={items} /> }];

/** The investor's focus and track record. Empty fields are omitted. */
export function ProfileFacts({ investor }: { investor: PublicInvestor }) {
  const preferences = investor.investment_preferences.trim();
  return (
    <Facts
      items={[
        ...badges('Investment fields', readFields(investor.investment_fields)),
        ...(preferences === '' ? [] : [{ term: 'Preferences', value: <Text>{preferences}</Text> }]),
        ...badges('Previous investments', splitList(investor.previous_investments)),
        ...badges('Previous exits', splitList(investor.previous_exits)),
      ]}
    />
  );
}

const Text = styled.p`
  white-space: pre-line;
`;
