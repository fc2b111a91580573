import type { User } from '@northlight/shared-api';
import { Page } from '@northlight/shared-ui';
import { PersonalInformation } from './PersonalInformation.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useReturnPath } from './return-path.ts';
import { SocialMedia } from './SocialMedia.tsx';
import { VisibilityNotice } from './VisibilityNotice.tsx';
import { WayBack } from './WayBack.tsx';

/** Photo, personal information and social media links. */
export function PersonalProfile({ user }: { user: User }) {
  const back = useReturnPath();
  return (
    <ProfileForm user={user} section="personal" label="Profile">
      {({ asksForMissing, onPhotoChange }) => (
        <>
          {back && <WayBack user={user} path={back} />}
          <PersonalInformation user={user} onPhotoChange={onPhotoChange} />
          <SocialMedia />
          {user.is_investor && (
            <Page>
              <VisibilityNotice user={user} isAsked={asksForMissing} />
            </Page>
          )}
        </>
      )}
    </ProfileForm>
  );
}
