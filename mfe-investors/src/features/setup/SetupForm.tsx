import { Section, Stack, useToast } from '@northlight/shared-ui';
import {
  Form,
  FormGrid,
  FormMoneyField,
  FormSwitch,
  FormTagInput,
  FormTextArea,
  FormTextField,
  SubmitButton,
} from '@northlight/shared-ui/form';
import { FocusAreas } from './FocusAreas.tsx';
import { INITIAL_SETUP, type SetupValues, setupSchema } from './setup-schema.ts';

const URL_FIELD = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false, placeholder: 'https://' } as const;

/** The older setup form. It validates and logs the input and shows a confirmation. Nothing is sent or stored. */
export function SetupForm() {
  const toast = useToast();
  const handleSubmit = (values: SetupValues) => {
    // biome-ignore lint/suspicious/noConsole: logging is all that this form does with what it holds.
    console.info('Investor profile setup', setupSchema.cast(values));
    toast({
      title: 'Profile checked',
      description: 'All fields are filled in correctly. Nothing was saved.',
      tone: 'positive',
    });
  };
  return (
    <Form label="Investor profile setup" initialValues={INITIAL_SETUP} schema={setupSchema} onSubmit={handleSubmit}>
      <Section title="About you" strong>
        <FormGrid>
          <FormTextField name="name" label="Name" autoComplete="name" />
          <FormTextField name="title" label="Title" autoComplete="organization-title" />
          <FormTextField name="company" label="Company" autoComplete="organization" />
          <FormTextField name="email" label="Email" type="email" autoComplete="email" />
          <div data-wide>
            <FormTextArea name="bio" label="Bio" rows={4} hint="At least 50 characters." />
          </div>
        </FormGrid>
      </Section>
      <Section title="What you fund">
        <FormGrid>
          <div data-wide>
            <FormTextArea name="investmentThesis" label="Investment thesis" rows={4} hint="At least 50 characters." />
          </div>
          <FormMoneyField name="minInvestment" label="Minimum investment" />
          <FormMoneyField name="maxInvestment" label="Maximum investment" />
          <FormMoneyField name="averageInvestment" label="Average investment" hint="At least $10,000." />
          <div data-wide>
            <FocusAreas />
          </div>
          <div data-wide>
            <FormTagInput
              name="portfolioCompanies"
              label="Portfolio companies"
              hint="Press Enter after each."
              optional
            />
          </div>
        </FormGrid>
      </Section>
      <Section title="Where to find you">
        <Stack gap="s6">
          <FormGrid>
            <FormTextField name="linkedinUrl" label="LinkedIn URL" {...URL_FIELD} />
            <FormTextField name="twitterUrl" label="Twitter URL" {...URL_FIELD} optional />
            <div data-wide>
              <FormSwitch name="isActive" label="Profile is active" />
            </div>
          </FormGrid>
          <div>
            <SubmitButton size="lg">Check profile</SubmitButton>
          </div>
        </Stack>
      </Section>
    </Form>
  );
}
