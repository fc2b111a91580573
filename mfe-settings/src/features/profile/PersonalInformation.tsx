import type { User } from '@northlight/shared-api';
import { PROFILE_LABELS, SECTORS } from '@northlight/shared-api/rules';
import { Avatar, Section } from '@northlight/shared-ui';
import { FormGrid, FormSelect, FormTextArea, FormTextField } from '@northlight/shared-ui/form';
import { styled } from 'styled-components';

const SECTOR_OPTIONS = SECTORS.map((sector) => ({ value: sector, label: sector }));

/** Who the person is. */
export function PersonalInformation({ user }: { user: User }) {
  const note = user.is_investor
    ? 'Founders see this on your profile.'
    : 'Investors see this with a deck you send. All of it but the title is needed for that.';
  return (
    <Section title="Personal information" note={note} strong>
      <FormGrid>
        <Picture data-wide="">
          <Avatar size="xl" firstName={user.first_name} lastName={user.last_name} src={user.profile_image} />
          <span>
            <b>{`${user.first_name} ${user.last_name}`}</b>
            <small>{user.is_investor ? 'Investor' : 'Founder'}</small>
          </span>
        </Picture>
        <FormTextField name="first_name" label={PROFILE_LABELS.first_name} autoComplete="given-name" required />
        <FormTextField name="last_name" label={PROFILE_LABELS.last_name} autoComplete="family-name" required />
        <FormTextField name="email" label={PROFILE_LABELS.email} type="email" autoComplete="email" required />
        <FormTextField name="phone" label={PROFILE_LABELS.phone} type="tel" autoComplete="tel" />
        <FormTextField name="company" label={PROFILE_LABELS.company} autoComplete="organization" />
        <FormSelect
          name="work_field"
          label={PROFILE_LABELS.work_field}
          options={SECTOR_OPTIONS}
          placeholder="Choose a sector"
        />
        <div data-wide="">
          <FormTextField name="title" label={PROFILE_LABELS.title} autoComplete="organization-title" optional />
        </div>
        <div data-wide="">
          <FormTextArea name="bio" label={PROFILE_LABELS.bio} />
        </div>
      </FormGrid>
    </Section>
  );
}

const Picture = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s5);

  & > span:last-child {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & b {
    font: 450 var(--title-sm) / var(--leading-title) var(--display);
    letter-spacing: var(--tracking-title);
  }

  & small {
    margin-top: var(--s1);
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;
