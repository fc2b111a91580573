import { PROFILE_LABELS, profileFieldId, SECTORS } from '@northlight/shared-api/rules';
import { Section } from '@northlight/shared-ui';
import { FormGrid, FormMoneyField, FormTagInput, FormTextArea, FormTextField } from '@northlight/shared-ui/form';
import { CustomUrl } from './CustomUrl.tsx';

/** The fields that founders see before they send a deck. */
export function InvestorProfile({ userId }: { userId: number }) {
  return (
    <Section title="Investor Profile" note="Founders read this before they send a deck.">
      <FormGrid>
        <FormTextField
          id={profileFieldId('title')}
          name="title"
          label={PROFILE_LABELS.title}
          autoComplete="organization-title"
          placeholder="Partner"
        />
        <FormTextField
          id={profileFieldId('investment_stage')}
          name="investment_stage"
          label={PROFILE_LABELS.investment_stage}
          placeholder="Pre-seed and seed"
        />
        <div data-wide="">
          <FormTextField
            id={profileFieldId('contact_email')}
            name="contact_email"
            label={PROFILE_LABELS.contact_email}
            hint="Everyone can see this on your public profile. It can differ from the email you log in with. Leave it empty to show none."
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            optional
          />
        </div>
        <FormMoneyField
          id={profileFieldId('min_investment')}
          name="min_investment"
          label={PROFILE_LABELS.min_investment}
          placeholder="250.000"
        />
        <FormMoneyField
          id={profileFieldId('max_investment')}
          name="max_investment"
          label={PROFILE_LABELS.max_investment}
          placeholder="1.500.000"
        />
        <div data-wide="">
          <FormTextField
            id={profileFieldId('investment_geography')}
            name="investment_geography"
            label={PROFILE_LABELS.investment_geography}
            placeholder="Nordics and the UK"
          />
        </div>
        <div data-wide="">
          <FormTagInput
            id={profileFieldId('investment_fields')}
            name="investment_fields"
            label={PROFILE_LABELS.investment_fields}
            options={SECTORS}
            placeholder="Add an investment field"
          />
        </div>
        <div data-wide="">
          <FormTagInput
            id={profileFieldId('expertise_tags')}
            name="expertise_tags"
            label={PROFILE_LABELS.expertise_tags}
            placeholder="Add a tag, such as cold chain"
          />
        </div>
        <div data-wide="">
          <FormTextArea
            id={profileFieldId('investment_experience')}
            name="investment_experience"
            label={PROFILE_LABELS.investment_experience}
            rows={3}
          />
        </div>
        <div data-wide="">
          <FormTextArea
            id={profileFieldId('investment_preferences')}
            name="investment_preferences"
            label={PROFILE_LABELS.investment_preferences}
            hint="What you look for, and how you work with a company."
            rows={3}
          />
        </div>
        <div data-wide="">
          <FormTagInput
            id={profileFieldId('previous_investments')}
            name="previous_investments"
            label={PROFILE_LABELS.previous_investments}
            placeholder="Add a company"
          />
        </div>
        <div data-wide="">
          <FormTagInput
            id={profileFieldId('previous_exits')}
            name="previous_exits"
            label={PROFILE_LABELS.previous_exits}
            placeholder="Add a company"
            optional
          />
        </div>
        <div data-wide="">
          <CustomUrl userId={userId} />
        </div>
      </FormGrid>
    </Section>
  );
}
