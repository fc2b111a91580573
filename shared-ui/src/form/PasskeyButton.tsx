import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/Button/Button.tsx';
import type { ButtonLook } from '../actions/Button/button-styles.ts';
import { Banner } from '../feedback/Banner/Banner.tsx';

export interface PasskeyButtonProps extends Pick<ButtonLook, 'size'> {
  disabled?: boolean;
  /** Asks the browser for a passkey and does what follows. */
  onUse: () => Promise<void>;
  /** The message for an error that `onUse` throws. */
  explain: (error: unknown) => string;
}

/** Asks for a passkey, and shows why one was refused. */
export function PasskeyButton({ size, disabled, onUse, explain }: PasskeyButtonProps) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const handleClick = async () => {
    setPending(true);
    setFailure(null);
    try {
      await onUse();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {failure !== null && (
        <Banner tone="negative" announce="assertive">
          {failure}
        </Banner>
      )}
      <Button
        size={size}
        block
        disabled={disabled}
        icon={<KeyRound aria-hidden="true" />}
        pending={isPending}
        pendingLabel="Waiting…"
        onClick={handleClick}
      >
        Use a passkey
      </Button>
    </>
  );
}
