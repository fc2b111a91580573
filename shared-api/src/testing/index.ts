export { mockApi } from './mock-api.ts';
