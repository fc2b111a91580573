interface Unscored {
  answered_at: string | null;
  likelihood_pending: boolean;
}

/**
 * What the likelihood box says while there is no score.
 * @param unanswered for a submission whose questions are not answered yet
 */
export function whyUnscored({ answered_at, likelihood_pending }: Unscored, unanswered: string): string {
  if (likelihood_pending) return 'The deck is being scored. The score will appear here.';
  return answered_at === null ? unanswered : 'There is no score yet.';
}
