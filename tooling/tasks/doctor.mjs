// Tries all that the settings name, and says what does not work: npm run doctor
await import('../../api/src/doctor/main.ts');
