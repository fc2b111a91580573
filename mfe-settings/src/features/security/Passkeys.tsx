import {
  canUsePasskeys,
  messageOf,
  momentOf,
  offerPasskey,
  type Passkey,
  type PasskeyCreation,
  usePasskeys,
  useRefreshSecondFactor,
  useRemovePasskey,
  useSessions,
} from '@northlight/shared-api';
import { Badge, Button, Loading, useToast } from '@northlight/shared-ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { DeviceList, DeviceRow } from './DeviceList.tsx';
import { Entry } from './Entry.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const AddPasskeyDialog = lazy(() => import('./AddPasskeyDialog.tsx'));

const NOTE = 'Log in with your fingerprint, face or screen lock instead of a password. A passkey cannot be phished.';
const NOT_HERE = 'Passkeys aren’t available in this browser at this address.';

/** The user's passkeys, with buttons to add and remove them. */
export default function Passkeys() {
  const { data, error, isPending, refetch } = usePasskeys();
  const device = useSessions().data?.find(({ current }) => current)?.device ?? '';
  const refresh = useRefreshSecondFactor();
  const remove = useRemovePasskey();
  const toast = useToast();
  const [offer, setOffer] = useState<PasskeyCreation | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const handleAdd = async () => {
    try {
      setOffer(await offerPasskey());
    } catch (failure) {
      toast({ title: messageOf(failure, 'Failed to add a passkey. Please try again.'), tone: 'negative' });
    }
  };
  const handleRemove = ({ id, name }: Passkey) =>
    remove.mutate(id, {
      onSuccess: () => {
        toast({ title: `Passkey “${name}” removed`, tone: 'positive' });
        addButton.current?.focus();
      },
      onError: (failure) =>
        toast({ title: messageOf(failure, 'Failed to remove the passkey. Please try again.'), tone: 'negative' }),
    });

  const canAdd = canUsePasskeys();
  const add = canAdd && (
    <Button ref={addButton} onClick={handleAdd}>
      Add a passkey
    </Button>
  );
  return (
    <Entry title="Passkeys" note={canAdd ? NOTE : `${NOTE} ${NOT_HERE}`} action={add}>
      {isPending && <Loading lines={1} />}
      {error && !data && (
        <LoadFailure error={error} fallback="Failed to load your passkeys." onRetry={() => void refetch()} />
      )}
      {data && data.length > 0 && (
        <DeviceList aria-label="Passkeys">
          {data.map((passkey) => (
            <DeviceRow key={passkey.id}>
              <div>
                <b>{passkey.name}</b> {passkey.synced && <Badge>Synced</Badge>}
                <small>
                  {`Added ${momentOf(passkey.created_at)}`}
                  {passkey.last_used_at ? `, last used ${momentOf(passkey.last_used_at)}` : ', not used yet'}
                </small>
              </div>
              <Button
                size="sm"
                pending={remove.isPending && remove.variables === passkey.id}
                aria-label={`Remove ${passkey.name}, added ${momentOf(passkey.created_at)}`}
                onClick={() => handleRemove(passkey)}
              >
                Remove
              </Button>
            </DeviceRow>
          ))}
        </DeviceList>
      )}
      {offer && (
        <Suspense>
          <AddPasskeyDialog
            offer={offer}
            name={device}
            onChange={() => void refresh()}
            onClose={() => setOffer(null)}
            finalFocus={() => addButton.current}
          />
        </Suspense>
      )}
    </Entry>
  );
}
