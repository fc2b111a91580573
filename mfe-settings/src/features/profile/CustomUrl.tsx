import { paths } from '@northlight/shared-api';
import { normaliseSlug, PROFILE_LABELS, SLUG_MAX, slugAsTyped } from '@northlight/shared-api/rules';
import { TextField } from '@northlight/shared-ui';
import { useFormField } from '@northlight/shared-ui/form';

/** The slug of the public profile. It is normalised while the user types; the hint shows the resulting URL. */
export function CustomUrl({ userId }: { userId: number }) {
  const { input, setValue, touch, error } = useFormField<string>('custom_url_slug');
  const slug = normaliseSlug(input.value);
  const address = slug === '' ? paths.investor(userId) : paths.investorBySlug(slug);
  const handleBlur = () => {
    if (slug !== input.value) setValue(slug);
    touch();
  };
  return (
    <TextField
      name="custom_url_slug"
      label={PROFILE_LABELS.custom_url_slug}
      prefix="/investor/"
      value={input.value}
      error={error}
      hint={`Your public profile: ${location.origin}${address}${slug === '' ? ', the default address' : ''}`}
      maxLength={SLUG_MAX + 20}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      optional
      onChange={(event) => setValue(slugAsTyped(event.target.value))}
      onBlur={handleBlur}
    />
  );
}
