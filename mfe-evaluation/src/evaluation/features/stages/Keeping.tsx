import {
  messageOf,
  type NewEvaluation,
  paths,
  pendingClaims,
  useClaimEvaluations,
  useSession,
} from '@northlight/shared-api';
import { Banner, Button, ButtonLink, Link, Page } from '@northlight/shared-ui';
import { styled } from 'styled-components';

const AFTER_LOGIN = { from: paths.dashboard() };

/** Shows whether the evaluation is saved in an account, and how to save it. */
export function Keeping({ evaluation: { id, claim_token } }: { evaluation: NewEvaluation }) {
  const { status } = useSession();
  const claim = useClaimEvaluations();
  const isWaiting = claim_token !== null && pendingClaims().includes(claim_token);
  if (status === 'checking' || (status === 'signed-out' && !isWaiting)) return null;
  return (
    <Place>
      {status === 'signed-out' ? (
        <LogInToKeep />
      ) : isWaiting ? (
        <KeepNow claim={claim} />
      ) : claim.data === 0 ? (
        <TooLate />
      ) : (
        <Kept id={id} />
      )}
    </Place>
  );
}

function Kept({ id }: { id: string }) {
  return (
    <Banner tone="positive" title="This evaluation is kept in your account.">
      <Link to={paths.evaluationResults(id)}>Open its own page</Link>, or find it later on your dashboard.
    </Banner>
  );
}

function TooLate() {
  return (
    <Banner tone="caution" announce="polite" title="This evaluation can no longer be kept.">
      It is more than 24 hours old.
    </Banner>
  );
}

function LogInToKeep() {
  return (
    <Banner
      title="This evaluation is not kept yet."
      actions={
        <>
          <ButtonLink to={paths.login()} state={AFTER_LOGIN} size="sm">
            Login
          </ButtonLink>
          <ButtonLink to={paths.signup()} state={AFTER_LOGIN} size="sm" variant="primary">
            Sign Up
          </ButtonLink>
        </>
      }
    >
      Log in or sign up within 24 hours to keep this evaluation.
    </Banner>
  );
}

/** Shown if claiming the evaluation during login failed. */
function KeepNow({ claim }: { claim: ReturnType<typeof useClaimEvaluations> }) {
  return (
    <Banner
      tone="caution"
      announce="polite"
      title="This evaluation is not in your account yet."
      actions={
        <Button size="sm" pending={claim.isPending} pendingLabel="Keeping…" onClick={() => claim.mutate()}>
          Keep this evaluation
        </Button>
      }
    >
      {claim.isError && messageOf(claim.error, 'Unable to keep this evaluation. Please try again.')}
    </Banner>
  );
}

const Place = styled(Page)`
  padding-bottom: var(--s6);
`;
