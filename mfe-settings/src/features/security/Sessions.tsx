import { type ActiveSession, messageOf, momentOf, useRevokeSession, useSessions } from '@northlight/shared-api';
import { Badge, Button, Loading, useToast } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { Entry } from './Entry.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const NOTE = 'Devices that your account is open on. Sign out what you do not know, and change your password.';

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
      onClick={() => signOut(null, 'Signed out elsewhere')}
    >
      Sign out everywhere else
    </Button>
  );
  return (
    <Entry title="Where you are signed in" note={NOTE} action={all}>
      {isPending && <Loading lines={3} />}
      {error && !data && (
        <LoadFailure error={error} fallback="Failed to load your sessions." onRetry={() => void refetch()} />
      )}
      {data && (
        <List aria-label="Where you are signed in">
          {data.map((session) => (
            <Session
              key={session.id}
              session={session}
              pending={revoke.isPending && revoke.variables === session.id}
              onSignOut={() => signOut(session.id, `Signed out ${session.device}`)}
            />
          ))}
        </List>
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
    <Item>
      <div>
        <b>{device}</b> {current && <Badge>This device</Badge>}
        <small>
          {`Signed in ${momentOf(created_at)}`}
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
    </Item>
  );
}

const List = styled.ul`
  display: grid;
  border-top: 1px solid var(--line);
`;

const Item = styled.li`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s4);
  min-height: 4rem;
  padding-block: var(--s2);
  border-bottom: 1px solid var(--line);

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & b {
    font-weight: 520;
  }

  & small {
    display: block;
    color: var(--muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }

  & > button {
    flex: none;
  }
`;
