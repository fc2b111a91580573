import { PASS_REASONS, type PassReason, type SubmissionStatus } from '@northlight/shared-api/rules';
import type { EmailSettings } from '../../accounts/authentication/emails.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { compose, oneLine, type Recipient } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Decided {
  id: string;
  company_name: string;
  status: SubmissionStatus;
  pass_reason: PassReason | null;
  pass_comment: string;
}

type Investor = Pick<UserRow, 'first_name' | 'last_name' | 'company'>;

function reasonOf({ pass_reason, pass_comment }: Decided): [string, string][] {
  const facts: [string, string][] = [];
  if (pass_reason) facts.push(['Reason', PASS_REASONS[pass_reason]]);
  if (pass_comment) facts.push(['Comment', oneLine(pass_comment, 1000)]);
  return facts;
}

/** Notifies a founder that an investor wants to talk, or passes. */
export function statusChangedMail(
  config: EmailSettings,
  founder: Recipient,
  investor: Investor,
  decided: Decided,
): Mail {
  const name = oneLine(`${investor.first_name} ${investor.last_name}`, 60);
  const isPass = decided.status === 'Passed';
  const facts: [string, string][] = [
    ['Investor', oneLine([name, investor.company].filter(Boolean).join(', '))],
    ['Deck', oneLine(decided.company_name)],
  ];
  return compose(config, founder, {
    title: isPass ? 'An investor decided not to pursue your deck' : 'An investor wants to talk',
    subject: isPass ? `${name} decided not to pursue your deck` : `${name} wants to talk about your deck`,
    before: [
      isPass
        ? 'An investor decided not to pursue your deck.'
        : 'An investor marked you as contacted. Expect to hear from them, or get in touch yourself.',
    ],
    facts: isPass ? [...facts, ...reasonOf(decided)] : facts,
    action: 'View your deck',
    path: `/dashboard?submission=${encodeURIComponent(decided.id)}`,
    after: isPass ? ['Most decks are turned down many times. An evaluation shows what to improve next.'] : [],
    reason: `You are receiving this email because you sent a deck with ${config.productName}. You can turn these emails off in Settings.`,
  });
}
