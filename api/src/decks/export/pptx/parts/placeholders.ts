import type { Box } from '@northlight/shared-api/deck-layout';
import { transformXml } from '../shapes/frame.ts';
import { attribute } from '../xml.ts';

export const TREE_HEAD =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** A placeholder that a layout defines and a slide fills. */
export interface Placeholder {
  /** Attributes of `p:ph`. */
  key: string;
  name: string;
  box: Box;
  prompt: string;
  anchor?: 't' | 'b';
  /** Style of the first level. Defaults to the master's style. */
  style?: string;
}

export const CARRIES_NUMBER =
  '<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-GB"/><a:t>‹#›</a:t></a:fld>';

export function placeholderXml({ key, name, box, prompt, anchor = 't', style = '' }: Placeholder, id: number): string {
  const content = key.includes('sldNum')
    ? CARRIES_NUMBER
    : prompt && `<a:r><a:rPr lang="en-GB"/><a:t>${prompt}</a:t></a:r>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${attribute(name)}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${key}/></p:nvPr></p:nvSpPr><p:spPr>${transformXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr vert="horz" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="${anchor}"><a:noAutofit/></a:bodyPr><a:lstStyle>${style}</a:lstStyle><a:p>${content}<a:endParaRPr lang="en-GB"/></a:p></p:txBody></p:sp>`;
}

export const background = (fill: string) =>
  `<p:bg><p:bgPr><a:solidFill>${fill}</a:solidFill><a:effectLst/></p:bgPr></p:bg>`;
