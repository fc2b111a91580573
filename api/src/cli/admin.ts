import { lacksFactor } from '../accounts/second-factor/required.ts';
import { setAdmin } from '../accounts/users/set-admin.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand({
  usage: 'npm run admin -- name@example.com [--remove]',
  work: async (context, email, { remove }) => {
    const user = await setAdmin(context, email, !remove);
    if (remove) return `${user.email} is no longer an admin.`;
    const isDue = await lacksFactor(context, user);
    const next = isDue ? ' The admin pages open once two-step login is turned on in the settings of this account.' : '';
    return `${user.email} is an admin now.${next}`;
  },
  refusal: 'There is no other admin. Make someone else an admin first.',
});
