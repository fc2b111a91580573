import { type Evaluation, longDayOf } from '@northlight/shared-api';

/** How long the deck is, and when it was evaluated. */
export function ReportLead({
  evaluation: { name, original_filename, page_count, created_at },
}: {
  evaluation: Evaluation;
}) {
  return (
    <>
      {name !== original_filename && `${original_filename} · `}
      {page_count} {page_count === 1 ? 'slide' : 'slides'} · evaluated{' '}
      <time dateTime={created_at}>{longDayOf(created_at)}</time>
    </>
  );
}
