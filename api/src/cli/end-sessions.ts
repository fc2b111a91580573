import { endAllSessions, endSessionsOf } from '../accounts/sessions/end-sessions.ts';
import { runAccountCommand } from './account-command.ts';

const sessions = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

await runAccountCommand({
  usage: 'npm run end-sessions -- name@example.com, or --everyone',
  work: async (context, email) => `${sessions(await endSessionsOf(context, email))} of ${email} ended.`,
  everyone: async (context) => `${sessions(await endAllSessions(context))} ended. Everybody has to log in again.`,
});
