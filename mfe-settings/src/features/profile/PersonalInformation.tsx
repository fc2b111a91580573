import { paths, type User } from '@northlight/shared-api';
import { PROFILE_LABELS, profileFieldId, SECTORS } from '@northlight/shared-api/rules';
import { Link, Section } from '@northlight/shared-ui';
import { FormGrid, FormSelect, FormTextArea, FormTextField } from '@northlight/shared-ui/form';
import { ProfilePhoto } from '../photo/ProfilePhoto.tsx';

const SECTOR_OPTIONS = SECTORS.map((sector) => ({ value: sector, label: sector }));

interface PersonalInformationProps {
  user: User;
  /** Called with the updated user after the photo has changed. */
  onPhotoChange: (user: User) => void;
}

export function PersonalInformation({ user, onPhotoChange }: PersonalInformationProps) {
  const emailHint = user.pending_email ? (
    `${user.pending_email} is not confirmed yet.`
  ) : user.email_verified ? undefined : (
    <>
      Not verified yet. <Link to={paths.settings({ section: 'security' })}>Verify your email</Link>
    </>
  );
  const note = user.is_investor
    ? 'Founders see this on your profile.'
    : 'Investors see this with a deck you send. To send one, fill in everything except the title.';
  return (
    <Section title="Personal information" note={note} strong>
      <FormGrid>
        <div data-wide="">
          <ProfilePhoto user={user} onChange={onPhotoChange} />
        </div>
        <FormTextField name="first_name" label={PROFILE_LABELS.first_name} autoComplete="given-name" required />
        <FormTextField name="last_name" label={PROFILE_LABELS.last_name} autoComplete="family-name" required />
        <FormTextField
          name="email"
          label={PROFILE_LABELS.email}
          hint={emailHint}
          type="email"
          autoComplete="email"
          required
        />
        <FormTextField
          id={profileFieldId('phone')}
          name="phone"
          label={PROFILE_LABELS.phone}
          type="tel"
          autoComplete="tel"
        />
        <FormTextField
          id={profileFieldId('company')}
          name="company"
          label={PROFILE_LABELS.company}
          autoComplete="organization"
        />
        <FormSelect
          id={profileFieldId('work_field')}
          name="work_field"
          label={PROFILE_LABELS.work_field}
          options={SECTOR_OPTIONS}
          placeholder="Choose a sector"
        />
        {!user.is_investor && (
          <div data-wide="">
            <FormTextField name="title" label={PROFILE_LABELS.title} autoComplete="organization-title" optional />
          </div>
        )}
        <div data-wide="">
          <FormTextArea id={profileFieldId('bio')} name="bio" label={PROFILE_LABELS.bio} />
        </div>
      </FormGrid>
    </Section>
  );
}
