// Makes a registered user a superuser: npm run superuser -- name@example.com [--remove]
await import('../../api/src/cli/admin.ts');
