// Turns off two-step login for a user without phone and recovery codes: npm run two-step-off -- name@example.com
await import('../../api/src/cli/two-step-off.ts');
