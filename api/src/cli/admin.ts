import { setAdmin } from '../accounts/users/set-admin.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand({
  usage: 'npm run superuser -- name@example.com [--remove]',
  work: async (context, email, { remove }) => {
    const user = await setAdmin(context, email, !remove);
    return `${user.email} is ${remove ? 'no superuser any more' : 'a superuser now'}.`;
  },
  refusal: 'Nobody else is a superuser. Make somebody else one first.',
});
