import manifest from '../package.json' with { type: 'json' };

/** Version of the server. */
export const VERSION: string = manifest.version;
