import { readFileSync } from 'node:fs';

/** Name and parent of a process, where the system tells. */
function look(pid) {
  try {
    const [, name = '', parent = ''] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent };
  } catch {
    return { name: '', parent: '' };
  }
}

/**
 * Tells whether whoever started this process is gone. npm puts a shell between, which outlives it; above any other shell
 * may be a terminal, which may be closed.
 * @returns {() => boolean}
 */
export function watchStarter() {
  const starter = process.ppid;
  const { name, parent } = look(starter);
  const isBetween = /^(?:da|ba|z|k)?sh$/.test(name) && /^npm\b/.test(look(parent).name);
  return () => process.ppid !== starter || (isBetween && look(starter).parent !== parent);
}
