import { type AdminUser, dayOf } from '@northlight/shared-api';
import { Badge, StatusBadge } from '@northlight/shared-ui';
import { styled } from 'styled-components';

/** Badges with the state of an account. */
export function UserState({ user }: { user: AdminUser }) {
  return (
    <Root>
      <StatusBadge status={user.email_verified ? 'contacted' : 'submitted'}>
        {user.email_verified ? 'Verified' : 'Not verified'}
      </StatusBadge>
      {user.is_profile_live && <Badge>Live</Badge>}
      {user.is_superuser && <Badge>Admin</Badge>}
      {user.deletion_due && <StatusBadge status="rejected">{`Deletion: ${dayOf(user.deletion_due)}`}</StatusBadge>}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
`;
