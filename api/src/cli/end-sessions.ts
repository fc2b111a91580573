import { counted } from '@northlight/shared-api/rules';
import { endAllSessions, endSessionsOf } from '../accounts/sessions/end-sessions.ts';
import { runAccountCommand } from './account-command.ts';

await runAccountCommand({
  usage: 'npm run end-sessions -- name@example.com, or --everyone',
  work: async (context, email) => `${counted(await endSessionsOf(context, email), 'session')} of ${email} ended.`,
  everyone: async (context) =>
    `${counted(await endAllSessions(context), 'session')} ended. Everyone has to log in again.`,
});
