import type { User } from '@northlight/shared-api';
import { missingForLive } from '@northlight/shared-api/rules';
import { Banner } from '@northlight/shared-ui';
import { useFormikContext } from 'formik';
import { ProfileIncomplete } from './ProfileIncomplete.tsx';
import type { ProfileValues } from './profile-values.ts';

interface VisibilityNoticeProps {
  user: User;
  /** Whether to show the missing fields: the user tried to go live, or saving took the profile offline. */
  isAsked: boolean;
}

/** What an investor's profile still needs before anyone can see it; nothing while it is complete. */
export function VisibilityNotice({ user, isAsked }: VisibilityNoticeProps) {
  const { values } = useFormikContext<ProfileValues>();
  const missing = missingForLive({ ...user, ...values });
  if (missing.length === 0) return null;
  if (isAsked) return <ProfileIncomplete missing={missing} />;
  if (!user.is_profile_live && !user.is_publicly_listed) return null;
  return (
    <Banner tone="caution" announce="polite" title="If you save this, your profile will no longer be live">
      {`Your profile can't be shown without: ${missing.map(({ label }) => label).join(', ')}.`}
    </Banner>
  );
}
