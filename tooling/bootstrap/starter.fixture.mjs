// Runs itself again behind a shell, as npm does, with the given process name. The second process prints when it watches
// its starter and, once the starter is dead, whether it noticed.
import { spawn } from 'node:child_process';
import { watchStarter } from './watch-starter.mjs';

const [name, starter] = process.argv.slice(2);

const isGone = (pid) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

if (starter === undefined) {
  process.title = name;
  spawn('sh', ['-c', `"${process.execPath}" "${import.meta.filename}" "${name}" ${process.pid}; true`], {
    stdio: 'inherit',
  });
} else {
  const isLost = watchStarter();
  console.log('watching');
  const timer = setInterval(() => {
    if (!isGone(Number(starter))) return;
    clearInterval(timer);
    console.log(isLost() ? 'noticed' : 'went on');
  }, 20);
}
