import type { EmailSettings } from '../../accounts/authentication/emails.ts';
import type { SubmissionRow } from '../../platform/database/tables.ts';
import { compose, oneLine, type Recipient } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

type Sent = Pick<SubmissionRow, 'id' | 'company_name' | 'founder_name' | 'founder_work_field' | 'original_filename'>;

/**
 * Notifies an investor of a new deck. The email links to the deck and never attaches it, so the investor must log in to
 * open it.
 */
export const deckReceivedMail = (config: EmailSettings, investor: Recipient, sent: Sent, isNewVersion: boolean): Mail =>
  compose(config, investor, {
    title: isNewVersion ? 'A new version of a deck' : 'A new pitch deck for you',
    subject: `${oneLine(sent.company_name, 60)} sent you ${isNewVersion ? 'a new version of their deck' : 'a pitch deck'}`,
    before: [
      isNewVersion
        ? 'A founder has sent you a new version of a deck that you already have.'
        : 'A founder has sent you a pitch deck.',
    ],
    facts: [
      ['Company', oneLine(sent.company_name)],
      ['Founder', oneLine(sent.founder_name)],
      ['Sector', oneLine(sent.founder_work_field)],
      ['Deck', oneLine(sent.original_filename)],
    ],
    action: 'View the deck',
    path: `/dashboard?submission=${encodeURIComponent(sent.id)}`,
    after: [],
    reason: `You are receiving this email because founders can send decks to your ${config.productName} profile. You can turn these emails off in Settings.`,
  });

/** Notifies an investor that a founder has answered their questions. */
export const answersReceivedMail = (config: EmailSettings, investor: Recipient, sent: Sent): Mail =>
  compose(config, investor, {
    title: 'Your questions have been answered',
    subject: `${oneLine(sent.company_name, 60)} answered your questions`,
    before: ['A founder who sent you a deck has answered your questions.'],
    facts: [
      ['Company', oneLine(sent.company_name)],
      ['Founder', oneLine(sent.founder_name)],
      ['Deck', oneLine(sent.original_filename)],
    ],
    action: 'Read the answers',
    path: `/dashboard?submission=${encodeURIComponent(sent.id)}`,
    after: [],
    reason: `You are receiving this email because founders can send decks to your ${config.productName} profile. You can turn these emails off in Settings.`,
  });
