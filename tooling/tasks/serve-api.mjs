// The server as a child of a task: whoever started it may be gone without a word, and then nobody is left to stop it.
await import('../../api/src/start.ts');
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
