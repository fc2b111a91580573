/** Starts a browser download of a text file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download starts after this task, so the URL must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(url));
}
