import type { z } from 'zod';
import { imageAddress } from '../../accounts/users/presenter.ts';
import { isLikelihoodPending } from '../answers/likelihood-policy.ts';
import { presentSubmission, type SubmissionParts } from '../received/presenter.ts';
import type { listSlideTimes } from '../slides/slide-views-repository.ts';
import type { SentListRow, SentRow } from './repository.ts';
import type { DeckViews, SentSubmission, SentSubmissionRow } from './schemas.ts';

/** What founders see of an investor in every list. */
const presentInvestor = (row: SentListRow) => ({
  name: `${row.investor_first_name} ${row.investor_last_name}`.trim(),
  title: row.investor_title,
  company: row.investor_company,
  profile_image: imageAddress(row.investor_profile_image),
});

/** A submission as its founder sees it. */
export const presentSent = (row: SentRow, parts: SubmissionParts): z.output<typeof SentSubmission> => ({
  ...presentSubmission(row, parts, 'founder'),
  investor: {
    ...presentInvestor(row),
    id: row.investor_id,
    slug: row.investor_slug ?? '',
    live: row.investor_is_live === 1,
  },
});

/** A submission in a list of its founder. */
export const presentSentRow = (row: SentListRow, now: Date): z.output<typeof SentSubmissionRow> => ({
  id: row.id,
  created_at: row.created_at,
  status: row.status,
  likelihood_score: row.likelihood_score,
  likelihood_pending: isLikelihoodPending(row, now),
  answered_at: row.answered_at,
  investor: presentInvestor(row),
});

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** How often a deck was opened, and the median time per slide over all openings. */
export function presentViews(times: Awaited<ReturnType<typeof listSlideTimes>>): z.output<typeof DeckViews> {
  const bySlide = Map.groupBy(times, ({ slide }) => slide);
  return {
    count: new Set(times.map(({ viewing_id }) => viewing_id)).size,
    last_at: times.map(({ at }) => at).reduce<string | null>((last, at) => (last && last > at ? last : at), null),
    slides: [...bySlide]
      .map(([slide, rows]) => ({
        slide,
        median_seconds: Math.round(median(rows.map(({ seconds }) => seconds)) * 10) / 10,
        viewings: rows.length,
      }))
      .sort((a, b) => a.slide - b.slide),
  };
}
