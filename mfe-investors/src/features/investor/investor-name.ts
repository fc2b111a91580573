import type { PublicInvestor } from '@northlight/shared-api';

const joined = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);

export const nameOf = ({ first_name, last_name }: Pick<PublicInvestor, 'first_name' | 'last_name'>): string =>
  joined([first_name, last_name], ' ');

/** Title and company, if given: "Partner, Brackenfold Capital". */
export const roleOf = ({ title, company }: Pick<PublicInvestor, 'title' | 'company'>): string =>
  joined([title, company], ', ');
