import { paths, type User, useQuestions } from '@northlight/shared-api';
import { LIVE_FIELD_COUNT, missingForLive } from '@northlight/shared-api/rules';
import { Link } from '@northlight/shared-ui';
import { Circle, CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';

interface Step {
  title: string;
  text: string;
  to: string;
  /** Undefined until it is known. */
  isDone: boolean | undefined;
}

/** What an investor does before founders can find them and send decks. Renders nothing once all of it is done. */
export function InvestorChecklist({ user }: { user: User }) {
  const { data } = useQuestions();
  const filled = LIVE_FIELD_COUNT - missingForLive(user).length;
  const steps: Step[] = [
    {
      title: `Complete your profile (${filled} of ${LIVE_FIELD_COUNT})`,
      text: 'Founders read it before they send you a deck.',
      to: paths.settings(),
      isDone: filled === LIVE_FIELD_COUNT,
    },
    {
      title: 'Choose your questions',
      text: 'Founders answer them with every deck. You can start from the default set.',
      to: paths.customizeQuestions(),
      isDone: data && data.questions.length > 0,
    },
    {
      title: 'Go live',
      text: 'Turn on “Profile is live” so that founders can open your profile and send you decks.',
      to: `${paths.settings()}#visibility`,
      isDone: user.is_profile_live,
    },
  ];
  const isKnown = steps.every(({ isDone }) => isDone !== undefined);
  if (steps.every(({ isDone }) => isDone !== false)) return null;
  return (
    <Root aria-labelledby="get-started">
      <Head>
        <h2 id="get-started">Get started</h2>
        {isKnown && (
          <p role="status">
            {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
          </p>
        )}
      </Head>
      <ol>
        {steps.map(({ title, text, to, isDone }) => (
          <li key={title} data-done={isDone || undefined}>
            {isDone ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <div>
              <Link to={to}>{title}</Link>
              {isDone && <span className="sr-only"> (done)</span>}
              {!isDone && <small>{text}</small>}
            </div>
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--s4);
  margin-block-end: var(--s6);
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);

  & ol {
    display: grid;
    gap: var(--s3);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s3);
  }

  & li > div {
    display: grid;
    justify-items: start;
  }

  & li > svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.15rem;
    color: var(--muted);
    stroke-width: 1.75;
  }

  & [data-done] > svg {
    color: var(--positive);
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  @media (max-width: 767px) {
    gap: var(--s3);
    margin-block-end: var(--s2);
    padding: var(--s4);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s2) var(--s4);

  & > h2 {
    font-size: var(--title-sm);
  }

  & > p {
    margin: 0;
    color: var(--muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
`;
