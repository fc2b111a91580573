import { paths, type User, useQuestions } from '@northlight/shared-api';
import { isPersonalField, LIVE_FIELD_COUNT, missingForLive } from '@northlight/shared-api/rules';
import { type Step, StepList } from './StepList.tsx';

/** What an investor does before founders can find them and send decks. Renders nothing once all of it is done. */
export function InvestorSteps({ user }: { user: User }) {
  const { data } = useQuestions();
  if (!data) return null;
  const missing = missingForLive(user);
  const filled = LIVE_FIELD_COUNT - missing.length;
  const isPersonal = missing.some(({ field }) => isPersonalField(field));
  const steps: Step[] = [
    {
      title: `Complete your profile (${filled} of ${LIVE_FIELD_COUNT})`,
      text: 'Founders read it before they send you a deck.',
      action: 'Complete profile',
      to: isPersonal ? paths.settings() : paths.settings({ section: 'investor-profile' }),
      isDone: filled === LIVE_FIELD_COUNT,
    },
    {
      title: 'Choose your questions',
      text: 'Founders answer them with every deck. You can start from the default set.',
      action: 'Choose questions',
      to: paths.customizeQuestions(),
      isDone: data.questions.length > 0,
    },
    {
      title: 'Go live',
      text: 'Turn on “Profile is live” so that founders can open your profile and send you decks.',
      action: 'Go live',
      to: `${paths.settings({ section: 'investor-profile' })}#visibility`,
      isDone: user.is_profile_live,
    },
  ];
  return steps.every(({ isDone }) => isDone) ? null : <StepList steps={steps} />;
}
