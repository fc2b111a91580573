import {
  confirmSecondFactor,
  renewRecoveryCodes,
  type SecondFactorSecret,
  setUpSecondFactor,
  turnOffSecondFactor,
} from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecretStep } from './SecretStep.tsx';

export type TwoStepTask = 'set-up' | 'renew' | 'turn-off';

const TITLES: Record<TwoStepTask, string> = {
  'set-up': 'Turn on two-step login',
  renew: 'New recovery codes',
  'turn-off': 'Turn off two-step login',
};

const REASONS: Record<TwoStepTask, string> = {
  'set-up': 'Please enter your password first.',
  renew: 'Please enter your password. Your earlier recovery codes stop working.',
  'turn-off': 'Please enter your password. It alone opens your account then.',
};

/** Titles above the recovery codes, and of the final toast. */
const DONE: Record<TwoStepTask, string> = {
  'set-up': 'Two-step login is on.',
  renew: 'Your earlier recovery codes no longer work.',
  'turn-off': 'Two-step login is off.',
};

interface TwoStepDialogProps {
  task: TwoStepTask;
  /** Called after the server has changed something. */
  onChange: () => void;
  onClose: () => void;
}

/** Changes the second factor, after asking for the password. It is a separate chunk because few users open it. */
export default function TwoStepDialog({ task, onChange, onClose }: TwoStepDialogProps) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const toast = useToast();

  const handlePassword = async (password: string) => {
    if (task === 'set-up') return setSecret(await setUpSecondFactor(password));
    if (task === 'renew') {
      setCodes((await renewRecoveryCodes(password)).recovery_codes);
      return onChange();
    }
    await turnOffSecondFactor(password);
    onChange();
    toast({ title: DONE[task], tone: 'positive' });
    onClose();
  };

  const handleCode = async (passcode: string) => {
    setCodes((await confirmSecondFactor(passcode)).recovery_codes);
    onChange();
  };

  const step = codes ? (
    <RecoveryCodes codes={codes} title={DONE[task]} onDone={onClose} />
  ) : secret ? (
    <SecretStep secret={secret} onCode={handleCode} />
  ) : (
    <PasswordStep reason={REASONS[task]} isDanger={task === 'turn-off'} onPassword={handlePassword} />
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={codes ? 'Recovery codes' : TITLES[task]} size="sm">
      {step}
    </Dialog>
  );
}
