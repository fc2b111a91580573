import { paths, type User } from '@northlight/shared-api';
import { missingForLive } from '@northlight/shared-api/rules';
import { Link, Section, Stack, Switch } from '@northlight/shared-ui';
import { FormGrid } from '@northlight/shared-ui/form';
import { useFormikContext } from 'formik';
import type { InvestorValues } from './profile-values.ts';
import { VisibilityNotice } from './VisibilityNotice.tsx';

type Toggle = 'is_profile_live' | 'is_publicly_listed';

const TOGGLES: { name: Toggle; label: string; hint: string }[] = [
  { name: 'is_profile_live', label: 'Profile is live', hint: 'Anyone with the link can open it.' },
  { name: 'is_publicly_listed', label: 'Publicly listed', hint: 'Shown in the investor directory, once it is live.' },
];

interface VisibilityProps {
  user: User;
  /** Whether to show the missing fields: the user tried to go live, or saving took the profile offline. */
  isAsked: boolean;
  onAsk: () => void;
}

/** Who can see an investor's profile. Going live requires a complete profile; going offline is always possible. */
export function Visibility({ user, isAsked, onAsk }: VisibilityProps) {
  const { values, setFieldValue } = useFormikContext<InvestorValues>();
  const missing = missingForLive({ ...user, ...values });
  const address = user.custom_url_slug === '' ? paths.investor(user.id) : paths.investorBySlug(user.custom_url_slug);

  const handleToggle = (name: Toggle, on: boolean) => {
    if (on && missing.length > 0) onAsk();
    else void setFieldValue(name, on);
  };
  return (
    <Section id="visibility" title="Visibility" note="Who can find you and send you decks.">
      <FormGrid>
        <Stack data-wide="" gap="s5">
          <VisibilityNotice user={user} isAsked={isAsked} />
          {TOGGLES.map(({ name, label, hint }) => (
            <Switch
              key={name}
              name={name}
              label={label}
              hint={hint}
              checked={values[name]}
              onChange={(event) => handleToggle(name, event.target.checked)}
            />
          ))}
          {user.is_profile_live && (
            <p>
              <Link to={address}>Open your public profile</Link>
            </p>
          )}
        </Stack>
      </FormGrid>
    </Section>
  );
}
