/** Milliseconds that a browser may take to begin with a download. */
const HANDED_OVER = 60_000;

/** Hands a file over to the browser's downloads. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HANDED_OVER);
}
