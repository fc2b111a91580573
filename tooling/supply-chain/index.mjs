export { checkAdvisories } from './advisories.mjs';
export { writeNotices } from './notices.mjs';
export { makeSbom } from './sbom.mjs';
