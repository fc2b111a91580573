import { type FirstSteps, paths, type User } from '@northlight/shared-api';
import { missingForSending } from '@northlight/shared-api/rules';
import type { Step } from './StepList.tsx';

interface Given {
  user: User;
  requireVerifiedEmail: boolean;
  evaluations: number;
  sent: number;
  remembered: FirstSteps;
}

/** A founder's first steps, each done or not by the founder's own data. */
export function stepsOf({ user, requireVerifiedEmail, evaluations, sent, remembered }: Given): Step[] {
  const missing = missingForSending(user, requireVerifiedEmail).map(({ label }) => label);
  const { investorId } = remembered;
  return [
    {
      title: 'Evaluate your first deck',
      isDone: evaluations > 0,
      text: 'See a score for each category, the slides behind it and what to improve.',
      action: 'Evaluate deck',
      to: paths.evaluation(),
    },
    {
      title: 'Complete your profile',
      isDone: missing.length === 0,
      text: `Investors need it to get back to you. Missing: ${missing.join(', ')}.`,
      action: 'Complete profile',
      to: paths.settings({ return: paths.dashboard() }),
    },
    {
      // The server does not record who reads a profile, so an opened profile counts only in this browser. A sent deck
      // always had an investor picked for it.
      title: 'Find investors who fit',
      isDone: sent > 0 || investorId !== null,
      text: 'Open a profile to compare its sectors, stage and range with your round.',
      action: 'Find investors',
      to: paths.investors(),
    },
    {
      title: 'Send your deck',
      isDone: sent > 0,
      text: 'Send it from an investor’s profile and answer their questions.',
      action: 'Send deck',
      to: investorId === null ? paths.investors() : paths.investor(investorId),
    },
  ];
}
