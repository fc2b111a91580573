import { formatMoney, splitList } from '@northlight/shared-api/rules';
import type { UserRow } from '../platform/database/tables.ts';
import type { Card } from '../platform/site/cards/draw-card.ts';

const MOST_FIELDS = 4;

function investmentOf({ min_investment: min, max_investment: max }: UserRow): string {
  if (min === null && max === null) return '';
  if (min === null || max === null) return min === null ? `Up to ${formatMoney(max ?? 0)}` : `From ${formatMoney(min)}`;
  return min === max ? formatMoney(min) : `${formatMoney(min)} to ${formatMoney(max)}`;
}

/** What the picture of a link to a live profile says. */
export function cardOf(row: UserRow, productName: string): Card {
  const fields = (JSON.parse(row.investment_fields || '[]') as string[]).slice(0, MOST_FIELDS);
  const lines = [
    splitList([row.title, row.company].join(',')).join(', '),
    fields.length > 0 ? `Funds ${fields.join(', ')}` : '',
    investmentOf(row),
  ];
  return {
    title: `${row.first_name} ${row.last_name}`.trim(),
    lines: lines.filter((line) => line !== ''),
    productName,
  };
}
