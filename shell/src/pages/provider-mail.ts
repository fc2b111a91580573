import { settings } from '@northlight/shared-api';

/** A `mailto:` address of this installation's provider, with the subject filled in. */
export const providerMail = (subject: string): string =>
  `mailto:${settings().provider_email}?subject=${encodeURIComponent(subject)}`;
