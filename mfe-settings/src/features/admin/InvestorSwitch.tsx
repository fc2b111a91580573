import { type AdminUser, messageOf, useSetInvestor } from '@northlight/shared-api';
import { Switch, useToast, VisuallyHidden } from '@northlight/shared-ui';
import { ConfirmDialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';

const FAILED = 'Failed to change the role. Please try again.';

/** Grants or revokes the investor role, after a confirmation. */
export function InvestorSwitch({ user }: { user: AdminUser }) {
  const { mutateAsync: setInvestor } = useSetInvestor();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const name = `${user.first_name} ${user.last_name}`;

  const changeRole = async () => {
    try {
      await setInvestor({ id: user.id, isInvestor: !user.is_investor });
    } catch (error) {
      return toast({ title: messageOf(error, FAILED), tone: 'negative' });
    }
    toast({
      title: user.is_investor ? `${name} is no longer an investor` : `${name} is now an investor`,
      tone: 'positive',
    });
  };
  return (
    <>
      <Switch
        label={
          <>
            Investor<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </>
        }
        checked={user.is_investor}
        onChange={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={user.is_investor ? `Remove the investor role from ${name}?` : `Make ${name} an investor?`}
        confirmLabel={user.is_investor ? 'Remove role' : 'Make an investor'}
        variant={user.is_investor ? 'danger' : 'primary'}
        // Not awaited, so that this dialog closes before the one that confirms who the admin is.
        onConfirm={() => void changeRole()}
      >
        {user.is_investor
          ? 'Their public profile stops being live immediately, and they can’t open the decks they received. Nothing is deleted.'
          : 'They get a public profile, their own questions and an inbox for decks from founders.'}
      </ConfirmDialog>
    </>
  );
}
