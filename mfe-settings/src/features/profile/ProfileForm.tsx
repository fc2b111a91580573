import { ApiError, fetchProfile, formFailure, type User, useSession, useUpdateProfile } from '@northlight/shared-api';
import { PageHeader, useToast } from '@northlight/shared-ui';
import { Form } from '@northlight/shared-ui/form';
import type { FormikHelpers, FormikProps } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { InvestorProfile } from './InvestorProfile.tsx';
import { PersonalInformation } from './PersonalInformation.tsx';
import { inWords, ProfileConflicts } from './ProfileConflicts.tsx';
import { profileSchema } from './profile-schema.ts';
import { changesOf, fieldsOf, type ProfileValues, valuesOf } from './profile-values.ts';
import { useReturnPath } from './return-path.ts';
import { SaveChanges } from './SaveChanges.tsx';
import { SocialMedia } from './SocialMedia.tsx';
import { Visibility } from './Visibility.tsx';
import { WayBack } from './WayBack.tsx';

const OFF_LINE = 'Your public profile is off line, since it is incomplete now.';

const FAILED = 'Failed to update profile. Please try again.';

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
  const [base, setBase] = useState(user);
  const [conflict, setConflict] = useState<{ stored: User; fields: readonly string[] } | null>(null);

  const handleSubmit = async (values: ProfileValues, { resetForm }: FormikHelpers<ProfileValues>) => {
    const changes = changesOf(values, base);
    try {
      const stored = await updateProfile({ ...changes, based_on: fieldsOf(base, Object.keys(changes)) });
      setUser(stored);
      setBase(stored);
      setConflict(null);
      resetForm({ values: valuesOf(stored) });
      const isLost = wentOffLine(values, stored);
      setAsksForMissing(isLost);
      const isMoving = values.email !== stored.email && stored.pending_email !== null;
      const description = isMoving
        ? `Open the link that we sent to ${stored.pending_email}.`
        : isLost
          ? OFF_LINE
          : null;
      toast({ title: 'Settings updated', ...(description && { description }), tone: 'positive' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile_incomplete') setAsksForMissing(true);
      if (error instanceof ApiError && error.code === 'profile_changed') throw await findConflict(error.fieldErrors);
      throw formFailure(error, FAILED);
    }
  };

  const findConflict = async (fieldErrors: Record<string, string[]>) => {
    const stored = await fetchProfile().catch(() => null);
    if (!stored) return formFailure(null, FAILED);
    const fields = Object.keys(fieldErrors);
    setConflict({ stored, fields });
    const theirs: Record<string, ProfileValues[keyof ProfileValues]> = valuesOf(stored);
    return {
      fieldErrors: Object.fromEntries(
        fields.map((name) => [name, [`This is now ${inWords(theirs[name])}. Choose above what to keep.`]]),
      ),
      detail: null,
    };
  };
  /** The next save is based on what is stored, so it may replace that. */
  const handleSettle = (name: string) => {
    if (!conflict) return;
    const fields = conflict.fields.filter((field) => field !== name);
    setBase((before) => ({ ...before, ...fieldsOf(conflict.stored, [name]) }));
    setConflict(fields.length > 0 ? { ...conflict, fields } : null);
  };

  /**
   * A photo is saved at once. The rest of the form keeps its values, except for switches that the server has turned
   * off.
   */
  const handlePhotoChange = (changed: User, form: FormikProps<ProfileValues>) => {
    if (!wentOffLine(user, changed)) return;
    setAsksForMissing(true);
    const { is_profile_live, is_publicly_listed } = changed;
    setBase((before) => ({ ...before, is_profile_live, is_publicly_listed }));
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
            {conflict && <ProfileConflicts {...conflict} onSettle={handleSettle} />}
            {back && <WayBack user={user} path={back} />}
            <PersonalInformation user={user} onPhotoChange={(changed) => handlePhotoChange(changed, form)} />
            <SocialMedia />
            {user.is_investor && (
              <>
                <InvestorProfile userId={user.id} />
                <Visibility user={user} isAsked={asksForMissing} onAsk={() => setAsksForMissing(true)} />
              </>
            )}
            <SaveChanges dirty={Object.keys(changesOf(form.values, base)).length > 0} />
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
