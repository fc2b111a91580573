import { type ActiveSession, messageOf, momentOf, useRevokeSession, useSessions } from '@northlight/shared-api';
import { Badge, Button, Loading, useToast } from '@northlight/shared-ui';
import { DeviceList, DeviceRow } from './DeviceList.tsx';
import { Entry } from './Entry.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const NOTE = 'Devices where you are logged in. Sign out devices you don’t recognize, then change your password.';

/** The user's active sessions, with buttons to end them. */
export function Sessions() {
  const { data, error, isPending, refetch } = useSessions();
  const revoke = useRevokeSession();
  const toast = useToast();

  const signOut = (id: string | null, done: string) =>
    revoke.mutate(id, {
      onSuccess: () => toast({ title: done, tone: 'positive' }),
      onError: (failure) => toast({ title: messageOf(failure, 'Failed to sign out.'), tone: 'negative' }),
    });

  const others = data?.filter(({ current }) => !current) ?? [];
  const all = others.length > 1 && (
    <Button
      pending={revoke.isPending && revoke.variables === null}
      onClick={() => signOut(null, 'Signed out everywhere else')}
    >
      Sign out everywhere else
    </Button>
  );
  return (
    <Entry title="Where you are logged in" note={NOTE} action={all}>
      {isPending && <Loading lines={3} />}
      {error && !data && (
        <LoadFailure error={error} fallback="Failed to load your sessions." onRetry={() => void refetch()} />
      )}
      {data && (
        <DeviceList aria-label="Where you are logged in">
          {data.map((session) => (
            <Session
              key={session.id}
              session={session}
              pending={revoke.isPending && revoke.variables === session.id}
              onSignOut={() => signOut(session.id, `Signed out ${session.device}`)}
            />
          ))}
        </DeviceList>
      )}
    </Entry>
  );
}

interface SessionProps {
  session: ActiveSession;
  pending: boolean;
  onSignOut: () => void;
}

function Session({
  session: { device, current, created_at, last_used_at, ends_at },
  pending,
  onSignOut,
}: SessionProps) {
  return (
    <DeviceRow>
      <div>
        <b>{device}</b> {current && <Badge>This device</Badge>}
        <small>
          {`Logged in ${momentOf(created_at)}`}
          {!current && `, last used ${momentOf(last_used_at)}`}
          {`, ends by ${momentOf(ends_at)}`}
        </small>
      </div>
      {!current && (
        <Button
          size="sm"
          pending={pending}
          aria-label={`Sign out ${device}, last used ${momentOf(last_used_at)}`}
          onClick={onSignOut}
        >
          Sign out
        </Button>
      )}
    </DeviceRow>
  );
}
