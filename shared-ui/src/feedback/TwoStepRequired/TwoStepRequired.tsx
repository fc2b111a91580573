import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { NoPermission } from '../NoPermission/NoPermission.tsx';

export interface TwoStepRequiredProps {
  /** Path of the settings, where two-step login is turned on. */
  settings: string;
}

/** Replaces an admin page whose user has not turned on two-step login yet. */
export function TwoStepRequired({ settings }: TwoStepRequiredProps) {
  return (
    <NoPermission
      size="page"
      title="Turn on two-step login"
      actions={
        <ButtonLink variant="primary" to={settings}>
          Go to Settings
        </ButtonLink>
      }
    >
      Admins log in with a code from their phone. To open this page, turn on two-step login under “Login & security” in
      your settings.
    </NoPermission>
  );
}
