import type { Evaluation } from '@northlight/shared-api';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** How long the deck is, and when it was evaluated. */
export function ReportLead({ evaluation: { page_count, created_at } }: { evaluation: Evaluation }) {
  return (
    <>
      {page_count} {page_count === 1 ? 'slide' : 'slides'} · evaluated{' '}
      <time dateTime={created_at}>{DAY.format(new Date(created_at))}</time>
    </>
  );
}
