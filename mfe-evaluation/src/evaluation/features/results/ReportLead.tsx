import { counted, dayOf, type Evaluation } from '@northlight/shared-api';

/** The number of slides and the date of the evaluation. */
export function ReportLead({
  evaluation: { name, original_filename, page_count, created_at },
}: {
  evaluation: Evaluation;
}) {
  return (
    <>
      {name !== original_filename && `${original_filename} · `}
      {counted(page_count, 'slide')} · evaluated <time dateTime={created_at}>{dayOf(created_at)}</time>
    </>
  );
}
