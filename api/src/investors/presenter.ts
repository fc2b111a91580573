import { formatMoney } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { imageAddress } from '../accounts/users/presenter.ts';
import type { PublicRow } from './repository.ts';
import type { PublicInvestor } from './schemas.ts';

const inShort = (amount: number | null) => (amount === null ? '' : formatMoney(amount));

/** The public view of an investor. Everybody can see every field here. */
export const presentInvestor = (row: PublicRow): z.output<typeof PublicInvestor> => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  title: row.title,
  company: row.company,
  profile_image: imageAddress(row.profile_image),
  bio: row.bio,
  investment_fields: JSON.parse(row.investment_fields),
  previous_investments: row.previous_investments,
  previous_exits: row.previous_exits,
  investment_preferences: row.investment_preferences,
  min_investment: inShort(row.min_investment),
  max_investment: inShort(row.max_investment),
  email: row.contact_email ?? '',
  linkedin: row.linkedin,
  twitter: row.twitter,
  website: row.website,
  custom_url_slug: row.custom_url_slug ?? '',
});
