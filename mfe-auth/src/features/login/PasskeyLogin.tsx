import { canUsePasskeys, loginWithPasskey, messageOf, settings, useBrowserValue } from '@northlight/shared-api';
import { Banner, Button } from '@northlight/shared-ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
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
  // Nearly all browsers can, so that a server shows the button and nothing moves later.
  const isOffered = useBrowserValue(canUsePasskeys, settings().passkey_domain !== null);
  const [state, setState] = useState<'idle' | 'pending' | { failure: string }>('idle');

  const handleClick = async () => {
    setState('pending');
    try {
      const answer = await loginWithPasskey(remember);
      setState('idle');
      if (answer) await goOn(answer, remember);
    } catch (error) {
      setState({ failure: messageOf(error, 'Failed to login. Please try again.') });
    }
  };
  if (!isOffered) return null;
  return (
    <>
      {typeof state === 'object' && (
        <Banner tone="negative" announce="assertive">
          {state.failure}
        </Banner>
      )}
      <Button
        size="lg"
        block
        disabled={disabled}
        icon={<KeyRound aria-hidden="true" />}
        pending={state === 'pending'}
        pendingLabel="Waiting…"
        onClick={handleClick}
      >
        Use a passkey
      </Button>
    </>
  );
}
