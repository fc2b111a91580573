import { ApiError, fetchProfile, messageOf, paths, useSession } from '@northlight/shared-api';
import { Banner, Button, ButtonLink, Stack } from '@northlight/shared-ui';
import { useMutation } from '@tanstack/react-query';

interface EmailChangeLinkProps {
  /** Uses the link's token. */
  run: () => Promise<{ message: string }>;
  label: string;
  pendingLabel: string;
  /** Shown when the server gives no reason for a failure. */
  failed: string;
}

/** Whether the link itself is refused, so that trying again cannot help. */
const isDead = (error: unknown) => error instanceof ApiError && error.status === 400;

/**
 * Uses the link of a mail on a click, because some mail programs open links before their reader does, and shows the
 * result.
 */
export function EmailChangeLink({ run, label, pendingLabel, failed }: EmailChangeLinkProps) {
  const { status, setUser } = useSession();
  const change = useMutation({
    mutationFn: run,
    onSuccess: () => {
      // A session that the change has ended is noticed here.
      if (status === 'signed-in') fetchProfile().then(setUser, console.error);
    },
  });
  const isOver = change.isSuccess || isDead(change.error);
  return (
    <Stack gap="s5">
      {change.isSuccess && (
        <Banner tone="positive" announce="polite">
          {change.data.message}
        </Banner>
      )}
      {change.isError && (
        <Banner tone="negative" announce="assertive">
          {messageOf(change.error, failed)}
        </Banner>
      )}
      {!isOver && (
        <Button
          variant="primary"
          size="lg"
          block
          pending={change.isPending}
          pendingLabel={pendingLabel}
          onClick={() => change.mutate()}
        >
          {label}
        </Button>
      )}
      {(change.isSuccess || change.isError) && (
        <ButtonLink variant={isOver ? 'primary' : 'secondary'} size="lg" block to={paths.login()}>
          {change.isSuccess ? 'Go to Login' : 'Return to Login'}
        </ButtonLink>
      )}
    </Stack>
  );
}
