import { keepCompiled } from './keep-compiled.ts';

keepCompiled();
await import('./main.ts');
