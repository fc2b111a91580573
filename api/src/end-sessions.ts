import { runAccountCommand } from './account-command.ts';
import { endAllSessions, endSessionsOf } from './commands/end-sessions.ts';

const sessions = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

await runAccountCommand({
  usage: 'npm run end-sessions -- name@example.com, or --everyone',
  work: async (context, email) => `${sessions(await endSessionsOf(context, email))} of ${email} ended.`,
  everyone: async (context) => `${sessions(await endAllSessions(context))} ended. Everybody has to log in again.`,
});
