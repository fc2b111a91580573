import browser from '@northlight/jest/browser';

export default browser(import.meta.dirname);
