import { type Evaluation, longDayOf } from '@northlight/shared-api';

/** The number of slides and the date of the evaluation. */
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
