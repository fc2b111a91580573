import { isHidden, lookOf, sizeOf, THEMES } from '@northlight/shared-api/deck-layout';
import { pagesOf } from '../lay-out.ts';
import type { ExportDeck } from '../types.ts';
import { type Part, pack } from './package.ts';
import { layoutParts } from './parts/layouts.ts';
import { masterPart } from './parts/master.ts';
import { notesMasterPart } from './parts/notes.ts';
import { presentationParts, propertyParts } from './parts/presentation.ts';
import { themePart } from './parts/theme.ts';
import { imagePath, slideParts, slidePath } from './slide-part.ts';

const CORE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

/**
 * Builds a PowerPoint file with real text, tables and charts at precomputed sizes, speaker notes, and theme colours and
 * fonts referenced by name. The same deck always produces the same bytes.
 */
export async function buildPptx(deck: ExportDeck): Promise<Uint8Array> {
  const pages = pagesOf(deck);
  const look = lookOf(deck.content);
  const { w: width } = sizeOf(deck.content);
  const used = new Set(
    pages.flatMap(({ elements, logo }) =>
      [...elements, ...logo].flatMap((element) => (element.type === 'image' ? [element.image] : [])),
    ),
  );
  const media = Object.entries(deck.images).filter(([name]) => used.has(name));
  const images = new Map(media.map(([name, { type }], index) => [name, imagePath(index, type)]));
  let charts = 0;
  const nextChart = () => {
    charts += 1;
    return charts;
  };
  const hidden = new Set(deck.content.slides.filter(isHidden).map(({ id }) => id));
  const slides: Part[] = [];
  for (const page of pages) {
    const setting = {
      page,
      isHidden: hidden.has(page.slideId),
      company: deck.company,
      look,
      at: deck.at,
      images,
      nextChart,
    };
    slides.push(...(await slideParts(setting)));
  }
  const parts: Part[] = [
    ...presentationParts(
      pages.map(({ number }) => slidePath(number)),
      deck.content.format,
    ),
    themePart('ppt/theme/theme1.xml', look),
    themePart('ppt/theme/theme2.xml', THEMES.paper),
    masterPart(look, width),
    ...layoutParts(deck, look, width, images),
    notesMasterPart(deck.content.format),
    ...slides,
    ...media.map(([, { data, type }], index) => ({ path: imagePath(index, type), contentType: type, body: data })),
    ...propertyParts(deck, pages.length),
  ];
  const root = [
    { id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' },
    { id: 'rId2', type: CORE, target: 'docProps/core.xml' },
    { id: 'rId3', type: 'extended-properties', target: 'docProps/app.xml' },
  ];
  return await pack(parts, root, deck.at);
}
