import { formFailure, type User, useSession, useUpdateProfile } from '@northlight/shared-api';
import { PageHeader, useToast } from '@northlight/shared-ui';
import { Form } from '@northlight/shared-ui/form';
import type { FormikHelpers } from 'formik';
import { styled } from 'styled-components';
import { PersonalInformation } from './PersonalInformation.tsx';
import { profileSchema } from './profile-schema.ts';
import { type ProfileValues, patchOf, valuesOf } from './profile-values.ts';
import { SaveChanges } from './SaveChanges.tsx';
import { SocialMedia } from './SocialMedia.tsx';

/** The profile with the page's header, beside which stands the button that saves it. */
export function ProfileForm({ user }: { user: User }) {
  const { setUser } = useSession();
  const { mutateAsync: updateProfile } = useUpdateProfile();
  const toast = useToast();

  const handleSubmit = async (values: ProfileValues, { resetForm }: FormikHelpers<ProfileValues>) => {
    try {
      const stored = await updateProfile(patchOf(values));
      setUser(stored);
      resetForm({ values: valuesOf(stored) });
    } catch (error) {
      throw formFailure(error, 'Failed to update profile. Please try again.');
    }
    toast({ title: 'Settings updated', tone: 'positive' });
  };

  return (
    <Root>
      <Form label="Profile" initialValues={valuesOf(user)} schema={profileSchema} onSubmit={handleSubmit}>
        <PageHeader title="Settings">
          {`What ${user.is_investor ? 'founders' : 'investors'} see, and how you sign in.`}
        </PageHeader>
        <PersonalInformation user={user} />
        <SocialMedia />
        <SaveChanges />
      </Form>
    </Root>
  );
}

/* The form holds whole sections of the page, which bring their own spaces; its message stands in the page's column. */
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

  /* A field that gets the focus comes to stand above the bar that saves. */
  @media (max-width: 767px) {
    & :is(input, select, textarea) {
      scroll-margin-bottom: 9rem;
    }
  }
`;
