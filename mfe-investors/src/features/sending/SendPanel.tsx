import { type PublicInvestor, settings, storeFirstSteps, useSession } from '@northlight/shared-api';
import { missingForSending } from '@northlight/shared-api/rules';
import { Card, Skeleton } from '@northlight/shared-ui';
import { type Ref, useEffect } from 'react';
import { styled } from 'styled-components';
import { nameOf } from '../investor/investor-name.ts';
import { MissingItems } from './MissingItems.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { SendForm } from './SendForm.tsx';
import { VisitorPrompt } from './VisitorPrompt.tsx';

interface SendPanelProps {
  investor: PublicInvestor;
  /** Ref of the panel, which is focusable. */
  ref?: Ref<HTMLElement>;
}

function Content({ investor }: SendPanelProps) {
  const { status, user } = useSession();
  const founderId = user && !user.is_investor ? user.id : null;
  useEffect(() => {
    if (founderId !== null) storeFirstSteps(founderId, { investorId: investor.id });
  }, [founderId, investor.id]);
  if (status === 'checking') return <Skeleton height="3rem" />;
  if (!user) return <VisitorPrompt name={nameOf(investor)} />;
  if (user.id === investor.id) return <OwnProfile isLive={user.is_profile_live} />;
  const missing = missingForSending(user, settings().require_verified_email);
  if (missing.length > 0) return <MissingItems missing={missing} />;
  return <SendForm investor={investor} founder={user} />;
}

/** Sends a deck to this investor, or shows why the user cannot send one. */
export function SendPanel({ investor, ref }: SendPanelProps) {
  return (
    <Aside ref={ref} tabIndex={-1} aria-label="Send Pitch Deck">
      <Panel>
        <h2>Send Pitch Deck</h2>
        <Content investor={investor} />
      </Panel>
    </Aside>
  );
}

const Aside = styled.aside`
  min-width: 0;
  scroll-margin-top: 6rem;

  &:focus {
    outline: none;
  }

  @media (min-width: 1024px) {
    position: sticky;
    top: 6rem;
  }

  @media print {
    display: none;
  }
`;

const Panel = styled(Card)`
  display: grid;
  gap: var(--s4);
  align-content: start;

  & > h2 {
    font-size: var(--title-sm);
  }
`;
