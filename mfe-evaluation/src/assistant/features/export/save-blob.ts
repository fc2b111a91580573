/** Milliseconds after which the browser has certainly started the download. */
const HANDED_OVER = 60_000;

/** Downloads a file in the browser. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HANDED_OVER);
}
