import type { Box } from '@northlight/shared-api/deck-layout';
import { attribute, emu } from '../xml.ts';

const DECORATIVE =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

export interface Identity {
  id: number;
  name: string;
  /** Alt text. Null for decoration; omitted for text, which needs none. */
  alt?: string | null;
}

/** Id, name and alt text of a shape. */
export function identityXml({ id, name, alt }: Identity): string {
  const described = alt ? ` descr="${attribute(alt)}"` : '';
  const start = `<p:cNvPr id="${id}" name="${attribute(name)}"${described}`;
  return alt === null ? `${start}>${DECORATIVE}</p:cNvPr>` : `${start}/>`;
}

/** Position and size of a shape, with attributes such as how it is turned. */
export const transformXml = ({ x, y, w, h }: Box, tag = 'a:xfrm', attributes = '') =>
  `<${tag}${attributes}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/></${tag}>`;
