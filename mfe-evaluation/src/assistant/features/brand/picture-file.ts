/** A picture in a data URL as a file to upload. */
export function pictureFile(url: string, name: string): File {
  const [head = '', data = ''] = url.split(',');
  const type = /^data:(image\/\w+)/.exec(head)?.[1] ?? 'image/png';
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new File([bytes], `${name}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type });
}
