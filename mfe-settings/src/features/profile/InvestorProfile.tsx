import { PROFILE_LABELS, SECTORS } from '@northlight/shared-api/rules';
import { Section } from '@northlight/shared-ui';
import { FormGrid, FormMoneyField, FormTagInput, FormTextArea, FormTextField } from '@northlight/shared-ui/form';
import { CustomUrl } from './CustomUrl.tsx';
import { fieldId } from './field-id.ts';

/** The fields that founders see before they send a deck. */
export function InvestorProfile({ userId }: { userId: number }) {
  return (
    <Section title="Investor Profile" note="Founders read this before they send a deck.">
      <FormGrid>
        <FormTextField
          id={fieldId('title')}
          name="title"
          label={PROFILE_LABELS.title}
          autoComplete="organization-title"
          placeholder="Partner"
        />
        <FormTextField
          id={fieldId('investment_stage')}
          name="investment_stage"
          label={PROFILE_LABELS.investment_stage}
          placeholder="Pre-seed and seed"
        />
        <div data-wide="">
          <FormTextField
            id={fieldId('contact_email')}
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
          id={fieldId('min_investment')}
          name="min_investment"
          label={PROFILE_LABELS.min_investment}
          placeholder="250.000"
        />
        <FormMoneyField
          id={fieldId('max_investment')}
          name="max_investment"
          label={PROFILE_LABELS.max_investment}
          placeholder="1.500.000"
        />
        <div data-wide="">
          <FormTextField
            id={fieldId('investment_geography')}
            name="investment_geography"
            label={PROFILE_LABELS.investment_geography}
            placeholder="Nordics and the UK"
          />
        </div>
        <div data-wide="">
          <FormTagInput
            id={fieldId('investment_fields')}
            name="investment_fields"
            label={PROFILE_LABELS.investment_fields}
            options={SECTORS}
            placeholder="Add a field"
          />
        </div>
        <div data-wide="">
          <FormTagInput
            id={fieldId('expertise_tags')}
            name="expertise_tags"
            label={PROFILE_LABELS.expertise_tags}
            placeholder="Add a tag, such as cold chain"
          />
        </div>
        <div data-wide="">
          <FormTextArea
            id={fieldId('investment_experience')}
            name="investment_experience"
            label={PROFILE_LABELS.investment_experience}
            rows={3}
          />
        </div>
        <div data-wide="">
          <FormTextArea
            id={fieldId('investment_preferences')}
            name="investment_preferences"
            label={PROFILE_LABELS.investment_preferences}
            hint="What you look for, and how you work with a company."
            rows={3}
          />
        </div>
        <div data-wide="">
          <FormTagInput
            id={fieldId('previous_investments')}
            name="previous_investments"
            label={PROFILE_LABELS.previous_investments}
            placeholder="Add a company"
          />
        </div>
        <div data-wide="">
          <FormTagInput
            id={fieldId('previous_exits')}
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
