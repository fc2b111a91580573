// Runs the server as a child of a task and stops it if the task dies.
await import('../../api/src/cli/serve.ts');
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
