import { type Approach, dayOf, paths } from '@northlight/shared-api';
import { Banner, Link } from '@northlight/shared-ui';

/** Decks that the founder has already sent to this investor. */
export function SentBefore({ sent }: { sent: Approach['sent'] }) {
  const { latest } = sent;
  if (!latest) return null;
  return (
    <Banner
      actions={
        !latest.answered && (
          <Link to={paths.answerQuestions(latest.submission_id)}>Answer the questions that came with it</Link>
        )
      }
    >
      You sent <b>{latest.original_filename}</b> on {dayOf(latest.created_at)}. This will be sent as a new version.
    </Banner>
  );
}
