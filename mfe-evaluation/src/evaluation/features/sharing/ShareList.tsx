import { dayOf, type EvaluationShare, messageOf, useDeleteShare, useEvaluationShares } from '@northlight/shared-api';
import { Banner, Button, Skeleton, useToast, VisuallyHidden } from '@northlight/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';

interface ShareListProps {
  evaluationId: string;
  onTakenBack: (id: string) => void;
}

/** The active links, each with a button to revoke it. */
export function ShareList({ evaluationId, onTakenBack }: ShareListProps) {
  const { data, error, isLoadingError, refetch } = useEvaluationShares(evaluationId);
  const remove = useDeleteShare(evaluationId);
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  if (isLoadingError) {
    return (
      <Banner tone="negative" actions={<Button onClick={() => refetch()}>Try again</Button>}>
        {messageOf(error, 'The links couldn’t be loaded.')}
      </Banner>
    );
  }
  if (!data) return <Skeleton height="3rem" />;
  const handleRemove = (share: EvaluationShare) =>
    remove.mutate(share.id, {
      onSuccess: () => {
        onTakenBack(share.id);
        // The clicked button is gone.
        place.current?.focus();
        toast({ title: 'Link revoked', tone: 'positive' });
      },
      onError: (failure) =>
        toast({ title: messageOf(failure, 'The link couldn’t be revoked. Please try again.'), tone: 'negative' }),
    });
  return (
    <Place ref={place} tabIndex={-1} role="group" aria-label="Active links">
      {data.length === 0 && <None>There are no active links.</None>}
      <List>
        {data.map((share) => (
          <li key={share.id}>
            <div>
              <b>Expires {dayOf(share.expires_at)}</b>
              <span>
                Created {dayOf(share.created_at)} ·{' '}
                {share.last_opened_at === null ? 'not opened yet' : `last opened ${dayOf(share.last_opened_at)}`}
              </span>
            </div>
            <Button
              size="sm"
              pending={remove.isPending && remove.variables === share.id}
              pendingLabel="Revoking…"
              onClick={() => handleRemove(share)}
            >
              Revoke
              <VisuallyHidden> the link that expires {dayOf(share.expires_at)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </List>
    </Place>
  );
}

const Place = styled.div``;

const None = styled.p`
  color: var(--muted);
`;

const List = styled.ul`
  & > li {
    display: flex;
    gap: var(--s4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
  }

  & li > div > b,
  & li > div > span {
    display: block;
  }

  & li > div > span {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;
