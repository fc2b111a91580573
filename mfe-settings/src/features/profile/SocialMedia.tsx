import { PROFILE_LABELS } from '@northlight/shared-api/rules';
import { Section } from '@northlight/shared-ui';
import { FormGrid, FormTextField } from '@northlight/shared-ui/form';

const LINKS = ['linkedin', 'twitter', 'website'] as const;

/** The user's social media links. */
export function SocialMedia() {
  return (
    <Section title="Social media">
      <FormGrid>
        {LINKS.map((name) => (
          <FormTextField
            key={name}
            name={name}
            label={PROFILE_LABELS[name]}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            optional
          />
        ))}
      </FormGrid>
    </Section>
  );
}
