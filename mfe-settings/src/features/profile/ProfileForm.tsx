import { ApiError, formFailure, type User, useSession, useUpdateProfile } from '@northlight/shared-api';
import { PageHeader, useToast } from '@northlight/shared-ui';
import { Form } from '@northlight/shared-ui/form';
import type { FormikHelpers, FormikProps } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { InvestorProfile } from './InvestorProfile.tsx';
import { PersonalInformation } from './PersonalInformation.tsx';
import { profileSchema } from './profile-schema.ts';
import { type ProfileValues, patchOf, valuesOf } from './profile-values.ts';
import { useReturnPath } from './return-path.ts';
import { SaveChanges } from './SaveChanges.tsx';
import { SocialMedia } from './SocialMedia.tsx';
import { Visibility } from './Visibility.tsx';
import { WayBack } from './WayBack.tsx';

const OFF_LINE = 'Your public profile is off line, since it is incomplete now.';

type Shown = Partial<Pick<User, 'is_profile_live' | 'is_publicly_listed'>>;

const wentOffLine = (before: Shown, after: Shown) =>
  Boolean(
    (before.is_profile_live && !after.is_profile_live) || (before.is_publicly_listed && !after.is_publicly_listed),
  );

/** The profile form, including the page header with its save button. */
export function ProfileForm({ user }: { user: User }) {
  const { setUser } = useSession();
  const { mutateAsync: updateProfile } = useUpdateProfile();
  const toast = useToast();
  const back = useReturnPath();
  const [asksForMissing, setAsksForMissing] = useState(false);

  const handleSubmit = async (values: ProfileValues, { resetForm }: FormikHelpers<ProfileValues>) => {
    try {
      const stored = await updateProfile(patchOf(values));
      setUser(stored);
      resetForm({ values: valuesOf(stored) });
      const isLost = wentOffLine(values, stored);
      setAsksForMissing(isLost);
      toast({ title: 'Settings updated', ...(isLost && { description: OFF_LINE }), tone: 'positive' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile_incomplete') setAsksForMissing(true);
      throw formFailure(error, 'Failed to update profile. Please try again.');
    }
  };

  /**
   * A photo is saved at once. The rest of the form keeps its values, except for switches that the server has turned
   * off.
   */
  const handlePhotoChange = (changed: User, form: FormikProps<ProfileValues>) => {
    if (!wentOffLine(user, changed)) return;
    setAsksForMissing(true);
    const { is_profile_live, is_publicly_listed } = changed;
    form.resetForm({ values: { ...form.initialValues, is_profile_live, is_publicly_listed } });
    void form.setValues({ ...form.values, is_profile_live, is_publicly_listed });
  };

  return (
    <Root>
      <Form label="Profile" initialValues={valuesOf(user)} schema={profileSchema} onSubmit={handleSubmit}>
        {(form) => (
          <>
            <PageHeader title="Settings">
              {`What ${user.is_investor ? 'founders' : 'investors'} see, and how you sign in.`}
            </PageHeader>
            {back && <WayBack user={user} path={back} />}
            <PersonalInformation user={user} onPhotoChange={(changed) => handlePhotoChange(changed, form)} />
            <SocialMedia />
            {user.is_investor && (
              <>
                <InvestorProfile userId={user.id} />
                <Visibility user={user} isAsked={asksForMissing} onAsk={() => setAsksForMissing(true)} />
              </>
            )}
            <SaveChanges />
          </>
        )}
      </Form>
    </Root>
  );
}

/* The form's sections bring their own spacing. Its message is aligned with the page's column. */
const Root = styled.div`
  & > form {
    gap: 0;
  }

  & > form > header {
    grid-area: 1 / 1;
  }

  & > form > [data-form-error] {
    grid-row: 2;
    width: min(var(--page), 100% - 2 * var(--gutter));
    margin: 0 auto var(--s6);
  }

  /* Keeps a focused field above the save bar. */
  @media (max-width: 767px) {
    & :is(input, select, textarea) {
      scroll-margin-bottom: 9rem;
    }
  }
`;
