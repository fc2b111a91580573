// Copies an embedded installation to the database and the bucket that the settings name: npm run move
await import('../../api/src/move/main.ts');
