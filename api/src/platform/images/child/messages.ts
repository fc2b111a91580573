import type { Colors } from './colors.ts';

/** From the server to the image process. The image comes through the pipe. */
export interface DrawRequest {
  fileBytes: number;
  /** Maximum width times height. */
  pixels: number;
  /** Longest side of the result in pixels. */
  side: number;
  /** Quality of a JPEG, from 1 to 100. */
  quality: number;
  /** The part to keep of the image; all of it if not given. In fractions of its width and height, 0 to 1. */
  part?: { x: number; y: number; width: number; height: number };
  /** Whether an image with transparency becomes a PNG. Otherwise it gets a white background. */
  keepsTransparency: boolean;
  /** How many dominant colours to name at most. @default 0 */
  colors?: number;
}

export interface DrawnImage {
  bytes: Uint8Array;
  /** The formats that all presentation programs support. */
  extension: 'jpg' | 'png';
  width: number;
  height: number;
  /** Present if asked for. */
  seen?: Colors;
}

/** From the image process to the server. */
export type DrawAnswer = { drawn: DrawnImage } | { refused: 'not_an_image' | 'too_many_pixels' };
