export { typeProblems } from './compare.mjs';
export { emitTypes } from './emit.mjs';
