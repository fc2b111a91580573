import { prepareV8 } from '../platform/v8.ts';

prepareV8();
const { settings } = await import('../platform/command-line.ts');
const config = settings();
if (config.webProcesses > 1) {
  const { supervise } = await import('../server/supervisor/supervise.ts');
  await supervise(config, import.meta.filename);
} else {
  await import('../server/main.ts');
}
