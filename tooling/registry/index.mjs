export { createApp, NAME } from './app.mjs';
export { openTokens } from './tokens.mjs';
