/** Chunks of the shell load from the origin of its first script: the page's own or a CDN. */
const { origin: served } = new URL((document.currentScript as HTMLScriptElement).src);
if (served !== location.origin) __webpack_public_path__ = `${served}/`;

export {};
