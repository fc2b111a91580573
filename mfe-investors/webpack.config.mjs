import { remote } from '@northlight/webpack';

export default remote(import.meta.dirname);
