import { settings } from '@northlight/shared-api';

/** Address that opens a mail to the provider of this installation, with its subject filled in. */
export const providerMail = (subject: string): string =>
  `mailto:${settings().provider_email}?subject=${encodeURIComponent(subject)}`;
