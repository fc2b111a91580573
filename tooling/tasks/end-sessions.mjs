// Logs somebody out everywhere, or all people: npm run end-sessions -- name@example.com, or --everyone
await import('../../api/src/end-sessions.ts');
