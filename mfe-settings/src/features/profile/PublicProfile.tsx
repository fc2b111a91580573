import type { User } from '@northlight/shared-api';
import { InvestorProfile } from './InvestorProfile.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Visibility } from './Visibility.tsx';

/** An investor's public profile: what it says, its address and who can see it. */
export function PublicProfile({ user }: { user: User }) {
  return (
    <ProfileForm user={user} section="investor" label="Investor Profile">
      {({ asksForMissing, onAsk }) => (
        <>
          <InvestorProfile userId={user.id} />
          <Visibility user={user} isAsked={asksForMissing} onAsk={onAsk} />
        </>
      )}
    </ProfileForm>
  );
}
