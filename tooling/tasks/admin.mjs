// Makes a registered user an admin: npm run admin -- name@example.com [--remove]
await import('../../api/src/cli/admin.ts');
