const STEP = 1024;

/** Human-readable file size: `412 KB`, `8.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < STEP) return `${bytes} B`;
  if (bytes < STEP * STEP) return `${Math.round(bytes / STEP)} KB`;
  const megabytes = bytes / STEP / STEP;
  return `${megabytes < 100 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)} MB`;
}
