/** Later scripts of the shell come from where its first one came: the page's own origin, or a content network. */
const { origin: served } = new URL((document.currentScript as HTMLScriptElement).src);
if (served !== location.origin) __webpack_public_path__ = `${served}/`;

export {};
