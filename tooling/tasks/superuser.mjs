// Makes somebody who signed up a superuser: npm run superuser -- name@example.com [--remove]
await import('../../api/src/superuser.ts');
