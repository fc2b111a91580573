export { folderStorage } from './folder-storage.mjs';
export { openStorage } from './open-storage.mjs';
export { publish } from './publish.mjs';
export {
  describeParts,
  forget,
  promoteCanary,
  release,
  rollback,
  serveFrom,
  startCanary,
  stopCanary,
} from './releases.mjs';
