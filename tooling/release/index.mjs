export { compress } from './compress.mjs';
export { folderStorage } from './folder-storage.mjs';
export { point } from './registry.mjs';
export { describeRemotes, release, rollback } from './releases.mjs';
export { writeAtomically } from './write-atomically.mjs';
