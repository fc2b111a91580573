/** Said when a photo cannot be opened, drawn or encoded. */
export const PROCESSING_FAILED = 'Failed to process the image. Please try again.';

/** Said when a photo was cropped and did not reach the server. */
export const UPLOAD_FAILED = 'Failed to upload profile image. Please try again.';

const HEIC = 'HEIC photos cannot be opened in this browser. Save the photo as JPEG or PNG and choose that.';
const NO_IMAGE = 'This file is not an image. Choose a JPEG, PNG or WebP.';

/** What to do about a file that the browser could not open. */
export function openingProblem({ name, type }: File): string {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) return HEIC;
  return type.startsWith('image/') ? PROCESSING_FAILED : NO_IMAGE;
}

/** The first image among what was dropped or pasted. */
export const imageIn = (data: DataTransfer | null): File | null =>
  [...(data?.files ?? [])].find(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)) ?? null;

/** An image's address with a version, so that no browser shows the one it had; addresses with a query have theirs. */
export const withVersion = (address: string, version: number): string =>
  address.includes('?') ? address : `${address}?v=${version}`;
