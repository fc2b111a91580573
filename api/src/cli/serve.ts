import { keepCompiled } from '../platform/compile-cache.ts';

keepCompiled();
await import('../server/main.ts');
