import { shell } from '@northlight/webpack';

export default shell(import.meta.dirname);
