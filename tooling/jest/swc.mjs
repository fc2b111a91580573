/** Compiles tests with the same parser settings as the webpack preset. */
export const transform = {
  '^.+\\.tsx?$': [
    import.meta.resolve('@swc/jest').replace('file://', ''),
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: true } },
      },
      module: { type: 'es6' },
    },
  ],
};

export const common = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  injectGlobals: false,
  restoreMocks: true,
  testTimeout: 30_000, // a busy machine must not fail tests
};
