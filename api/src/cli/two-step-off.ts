import { removeSecondFactor } from '../accounts/second-factor/remove-second-factor.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand({
  usage: 'npm run two-step-off -- name@example.com',
  work: async (context, email) => {
    const user = await removeSecondFactor(context, email);
    return `Two-step login is off for ${user.email} now. We have emailed them about it.`;
  },
  refusal: 'Two-step login is off for this account already.',
});
