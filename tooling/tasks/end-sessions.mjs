// Logs out one user on all devices, or every user: npm run end-sessions -- name@example.com, or --everyone
await import('../../api/src/cli/end-sessions.ts');
