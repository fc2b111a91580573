import { confirmSecondFactor, type SecondFactorSecret } from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecretStep } from './SecretStep.tsx';

/** What the server has just given: a secret to confirm, or new recovery codes. */
export type TwoStepGift = { secret: SecondFactorSecret } | { codes: string[] };

interface TwoStepDialogProps {
  gift: TwoStepGift;
  /** Called after the server has changed something. */
  onChange: () => void;
  onClose: () => void;
  /** The element that receives focus on close. */
  finalFocus: () => HTMLElement | null;
}

/** Sets up the second factor, or shows new recovery codes. It is a separate chunk because few users open it. */
export default function TwoStepDialog({ gift, onChange, onClose, finalFocus }: TwoStepDialogProps) {
  const toast = useToast();
  const [confirmed, setConfirmed] = useState<string[] | null>(null);

  const handleCode = async (passcode: string) => {
    const { recovery_codes: codes } = await confirmSecondFactor(passcode);
    onChange();
    if (codes) return setConfirmed(codes);
    toast({ title: 'The app is set up.', tone: 'positive' });
    onClose();
  };
  const isSetUp = 'secret' in gift && !confirmed;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      finalFocus={finalFocus}
      title={isSetUp ? 'Turn on two-step login' : 'Recovery codes'}
    >
      {isSetUp ? (
        <SecretStep secret={gift.secret} onCode={handleCode} />
      ) : (
        <RecoveryCodes
          codes={confirmed ?? ('codes' in gift ? gift.codes : [])}
          title={confirmed ? 'Two-step login is on.' : 'Your earlier recovery codes no longer work.'}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
