// Checks every configured service and reports what does not work: npm run doctor
await import('../../api/src/cli/doctor/main.ts');
