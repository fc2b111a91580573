import { setAdmin } from '../accounts/users/set-admin.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand({
  usage: 'npm run admin -- name@example.com [--remove]',
  work: async (context, email, { remove }) => {
    const user = await setAdmin(context, email, !remove);
    return `${user.email} is ${remove ? 'no longer an admin' : 'an admin now'}.`;
  },
  refusal: 'Nobody else is an admin. Make somebody else one first.',
});
