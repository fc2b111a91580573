/** Known failures and their explanations. */
const SENTENCES = [
  [/ENOSPC|no space left on device/i, 'the disk is full. Free some space and run the command again.'],
  [/EACCES|EPERM|permission denied/i, 'permission was denied. Check who owns this folder and run the command again.'],
  [/EROFS|read-only file system/i, 'the file system is read-only. Use a folder that can be written to.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network|ERR_PNPM_META_FETCH_FAIL/i,
    'the npm registry cannot be reached. Check the connection and run the command again.',
  ],
  [/ENOENT.*npm|spawn npm/i, 'npm was not found. Install Node with npm and run the command again.'],
];

/**
 * Explains a failure in one sentence. An unknown failure is shown with its own output.
 * @param {{message?: string, code?: string}} error
 * @param {string} doing the action that failed, such as "install the packages"
 */
export function explain(error, doing) {
  const said = `${error.code ?? ''} ${error.message ?? error}`;
  const known = SENTENCES.find(([pattern]) => pattern.test(said));
  return known
    ? `Could not ${doing}: ${known[1]}`
    : `Could not ${doing}:\n${said.trim().split('\n').slice(-30).join('\n')}`;
}
