import { messageOf, type User, useSession, useUpdateProfile } from '@northlight/shared-api';
import { NOTIFICATIONS, type NotificationKind } from '@northlight/shared-api/rules';
import { Section, Stack, Switch, useToast } from '@northlight/shared-ui';
import { FormGrid } from '@northlight/shared-ui/form';
import { useState } from 'react';

const FAILED = 'Failed to save your choice. Please try again.';

/** Email preferences. Each switch is saved at once, and reverts if saving fails. */
export function Notifications({ user }: { user: User }) {
  const { setUser } = useSession();
  const { mutateAsync: updateProfile } = useUpdateProfile();
  const toast = useToast();
  const [onTheWay, setOnTheWay] = useState<Partial<User['notifications']>>({});
  const role = user.is_investor ? 'investor' : 'founder';
  const offered = NOTIFICATIONS.filter(({ audience }) => audience === 'everyone' || audience === role);
  const chosen = { ...user.notifications, ...onTheWay };

  const handleChange = async (kind: NotificationKind, wanted: boolean) => {
    setOnTheWay((others) => ({ ...others, [kind]: wanted }));
    try {
      setUser(await updateProfile({ notifications: { [kind]: wanted } }));
    } catch (error) {
      toast({ title: messageOf(error, FAILED), tone: 'negative' });
    }
    setOnTheWay(({ [kind]: _settled, ...others }) => others);
  };
  return (
    <Section title="Notifications" note="What we email you about. We always send emails about your account’s security.">
      <FormGrid>
        <Stack data-wide="" gap="s5">
          {offered.map(({ kind, label, hint }) => (
            <Switch
              key={kind}
              label={label}
              hint={hint}
              checked={chosen[kind]}
              onChange={(event) => handleChange(kind, event.target.checked)}
            />
          ))}
        </Stack>
      </FormGrid>
    </Section>
  );
}
