import { canUsePasskeys, loginWithPasskey, messageOf } from '@northlight/shared-api';
import { PasskeyButton } from '@northlight/shared-ui/form';
import { useSignedIn } from './useSignedIn.ts';

interface PasskeyLoginProps {
  remember: boolean;
  /** Path to open after login. */
  next: string;
  /** Another login is under way. */
  disabled?: boolean;
}

/** Logs in with a passkey, which takes neither password nor code. Nothing where the browser offers no passkeys. */
export function PasskeyLogin({ remember, next, disabled }: PasskeyLoginProps) {
  const goOn = useSignedIn(next);

  const handleUse = async () => {
    const answer = await loginWithPasskey(remember);
    if (answer) await goOn(answer, remember);
  };
  if (!canUsePasskeys()) return null;
  return (
    <PasskeyButton
      size="lg"
      disabled={disabled}
      onUse={handleUse}
      explain={(error) => messageOf(error, 'Failed to login. Please try again.')}
    />
  );
}
