export { folderStorage } from './folder-storage.mjs';
export { publish } from './publish.mjs';
export { describeRemotes, promoteTrial, release, rollback, serveFrom, startTrial, stopTrial } from './releases.mjs';
export { openStorage } from './storage.mjs';
