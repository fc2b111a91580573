// Copies an embedded installation to the configured database and bucket: npm run move
await import('../../api/src/cli/move/main.ts');
