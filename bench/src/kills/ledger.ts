/** What servers have acknowledged, and what they said that was neither success nor “try again”. */
export class Ledger {
  /** Tokens of evaluations that began, or null in place of a token where the result itself was the answer. */
  readonly runs = new Set<string>();
  /** Ids of evaluations whose result was the answer. */
  readonly results = new Set<string>();
  /** Decks sent, by id. */
  readonly submissions = new Map<string, { founder: number; sha256: string }>();
  /** Accounts whose deletion was requested. */
  readonly deletions = new Set<number>();
  /** Emails that an acknowledged request causes, by what caused them. */
  readonly mails = new Map<string, { cause: MailCause; to: string; subject: string }>();
  readonly surprises: string[] = [];
  /** Requests whose connection broke, so that nobody knows what became of them. */
  broken = 0;
  /** Answers that asked to try again. */
  deferred = 0;

  expectMail(cause: MailCause, to: string, subject: string): void {
    this.mails.set(mailKey({ to, subject }), { cause, to, subject });
  }
}

export const MAIL_CAUSES = ['sign-up', 'password reset', 'deck sent', 'deletion'] as const;
export type MailCause = (typeof MAIL_CAUSES)[number];

export const mailKey = ({ to, subject }: { to: string; subject: string }): string => `${to} ${subject}`;
