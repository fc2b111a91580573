import { settings } from '@northlight/shared-api';
import { Link } from '@northlight/shared-ui';
import { providerMail } from '../provider-mail.ts';

/** The provider's address as a link that starts an email about `subject`. */
export function ProviderLink({ subject }: { subject: string }) {
  return <Link to={providerMail(subject)}>{settings().provider_email}</Link>;
}
