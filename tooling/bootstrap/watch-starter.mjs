import { readFileSync } from 'node:fs';

/** Name and parent of a process; empty where the system does not report them. */
function look(pid) {
  try {
    const [, name = '', parent = ''] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent };
  } catch {
    return { name: '', parent: '' };
  }
}

/**
 * Returns a function that tells whether the process that started this one is gone. npm starts a shell in between, and
 * that shell outlives npm, so watch npm instead. Behind any other shell there may be a terminal, and closing it must
 * not count.
 * @returns {() => boolean}
 */
export function watchStarter() {
  const starter = process.ppid;
  const { name, parent } = look(starter);
  const isBetween = /^(?:da|ba|z|k)?sh$/.test(name) && /^npm\b/.test(look(parent).name);
  return () => process.ppid !== starter || (isBetween && look(starter).parent !== parent);
}
