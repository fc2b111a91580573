import {
  readFirstSteps,
  settings,
  storeFirstSteps,
  type User,
  useEvaluations,
  useSentSummary,
} from '@northlight/shared-api';
import { UNDO_SECONDS } from '@northlight/shared-api/rules';
import { Button, ButtonLink, useToast, VisuallyHidden } from '@northlight/shared-ui';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FIRST_PAGE } from '../evaluations/first-page.ts';
import { stepsOf } from './steps.ts';

/** A founder's first steps. Renders nothing once all are done, or when the founder has hidden the list. */
export function GetStarted({ user }: { user: User }) {
  const heading = useId();
  const { data: evaluations } = useEvaluations(...FIRST_PAGE);
  const { data: sent } = useSentSummary();
  const [remembered, setRemembered] = useState(() => readFirstSteps(user.id));
  const toast = useToast();
  if (remembered.isHidden || !evaluations || !sent) return null;

  const steps = stepsOf({
    user,
    requireVerifiedEmail: settings().require_verified_email,
    evaluations: evaluations.count,
    sent: sent.sent,
    remembered,
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;

  const hide = (isHidden: boolean) => {
    storeFirstSteps(user.id, { isHidden });
    setRemembered((before) => ({ ...before, isHidden }));
  };
  const handleHide = () => {
    // The pressed button disappears, so its focus needs another place.
    document.getElementById('main')?.focus({ preventScroll: true });
    hide(true);
    toast({
      title: 'List hidden',
      duration: UNDO_SECONDS * 1000,
      action: { label: 'Undo', onPress: () => hide(false) },
    });
  };

  return (
    <Root aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>Get started</h2>
        <span>
          {done} of {steps.length} done
        </span>
        <Button variant="quiet" size="sm" onClick={handleHide}>
          Hide this list
        </Button>
      </Head>
      <ol>
        {steps.map(({ title, isDone, text, action, to }, index) => (
          <li key={title} data-done={isDone || undefined}>
            <Mark aria-hidden="true">{isDone ? <Check /> : index + 1}</Mark>
            <div>
              <b>{title}</b>
              {isDone ? <VisuallyHidden> (done)</VisuallyHidden> : <small>{text}</small>}
            </div>
            {!isDone && (
              <ButtonLink to={to} size="sm">
                {action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--s3);
  padding-block-end: var(--s5);

  & > ol {
    display: grid;
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--line);
    list-style: none;
  }

  & > ol > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s2) var(--s4);
    padding-block: var(--s3);
    border-block-end: 1px solid var(--line);
  }

  & b {
    font-weight: 560;
  }

  & [data-done] b {
    color: var(--muted);
    font-weight: inherit;
  }

  & small {
    display: block;
    color: var(--muted);
    font-size: var(--text-sm);
  }

  @media (max-width: 767px) {
    & > ol > li {
      grid-template-columns: auto minmax(0, 1fr);
    }

    & > ol > li > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s1) var(--s4);

  & > h2 {
    font-size: var(--title-md);
  }

  & > span {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  & > button {
    margin-inline-start: auto;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  font-size: var(--text-sm);
  font-weight: 560;
  font-variant-numeric: tabular-nums;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;
