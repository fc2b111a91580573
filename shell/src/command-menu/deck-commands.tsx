import {
  dayOf,
  type EvaluationSummary,
  paths,
  type ReceivedSubmissionRow,
  type SavedDeckSummary,
  type SentSubmissionRow,
} from '@northlight/shared-api';
import type { Command } from '@northlight/shared-ui/overlays';
import { ChartNoAxesColumn, Inbox, Pencil, Send } from 'lucide-react';

const listed = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** A saved deck in the assistant. */
export const savedDeckCommand = ({ id, name, company_name }: SavedDeckSummary): Command => ({
  id: `saved-${id}`,
  label: name,
  detail: listed('Saved deck', company_name),
  icon: <Pencil aria-hidden="true" />,
  to: paths.assistant(id),
});

/** The results of an evaluated deck. */
export const evaluationCommand = ({ id, name, created_at }: EvaluationSummary): Command => ({
  id: `evaluation-${id}`,
  label: name,
  detail: `Evaluation, ${dayOf(created_at)}`,
  icon: <ChartNoAxesColumn aria-hidden="true" />,
  to: paths.evaluationResults(id),
});

/** A deck that a founder has sent, on the dashboard. */
export const sentCommand = (row: SentSubmissionRow): Command => ({
  id: `sent-${row.id}`,
  label: `Deck sent to ${row.investor.name}`,
  detail: listed(row.investor.company, dayOf(row.created_at)),
  icon: <Send aria-hidden="true" />,
  to: paths.submission(row.id),
});

/** A deck that an investor has received, on the dashboard. */
export const receivedCommand = ({ id, company_name, founder_name, created_at }: ReceivedSubmissionRow): Command => ({
  id: `received-${id}`,
  label: company_name,
  detail: `Sent by ${founder_name}, ${dayOf(created_at)}`,
  icon: <Inbox aria-hidden="true" />,
  to: paths.submission(id),
});
