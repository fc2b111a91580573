// Turns two-step login off for somebody who lost phone and recovery codes: npm run two-step-off -- name@example.com
await import('../../api/src/two-step-off.ts');
