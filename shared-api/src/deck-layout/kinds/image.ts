import type { DeckDocumentSlide } from '../../contract.ts';
import { heightOf, setParagraph, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import type { Box, PageElement } from '../types.ts';
import { atLargest, SMALL_TEXT } from './flow.ts';

const GAP = 0.2;

/** The largest box with the image's proportions, centred in a box. */
export function contain({ width, height }: { width: number; height: number }, box: Box): Box {
  const scale = Math.min(box.w / width, box.h / height);
  const [w, h] = [width * scale, height * scale];
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** An image with its caption, or a frame for a missing image. */
export const imageBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'image' }>> = (slide, area, look, { images }) => {
  const caption = atLargest(
    [15, 14, 13, 12, 11, 10],
    (size) => [{ field: 'caption', text: slide.caption, style: styleOf('sans', size, look.muted), leading: 1.35 }],
    look,
    area.w,
    1.2,
  );
  const paragraphs = caption?.paragraphs ?? [];
  const h = heightOf(paragraphs);
  const frame = { ...area, h: area.h - h - GAP };
  const size = slide.image === null ? undefined : images[slide.image];
  const under: PageElement = textElement(
    { name: 'Caption', role: 'body', box: { ...area, y: area.y + area.h - h, h } },
    paragraphs,
  );
  const warnings = caption && caption.size >= 12 ? [] : [SMALL_TEXT];
  if (slide.image !== null && size) {
    const element: PageElement = { type: 'image', box: contain(size, frame), image: slide.image, alt: slide.alt };
    return [{ elements: [element, under], warnings }];
  }
  const inner = { x: frame.x + 0.6, y: frame.y + 0.3, w: frame.w - 1.2, h: frame.h - 0.6 };
  const text = slide.alt.trim() === '' ? 'Image to come' : `Image to come: ${slide.alt}`;
  const label = [18, 16, 14, 12, 10]
    .map((points) =>
      setParagraph({ field: 'alt', text, style: styleOf('sans', points, look.muted), align: 'center' }, look, inner.w),
    )
    .find(({ height }) => height <= inner.h);
  return [
    {
      elements: [
        {
          type: 'frame',
          box: frame,
          fill: look.tint,
          stroke: look.line,
          label: textElement(
            { name: 'Image to come', role: 'body', box: inner, anchor: 'middle' },
            label ? [label] : [],
          ),
        },
        under,
      ],
      warnings: [
        ...warnings,
        {
          code: 'no_image',
          message:
            slide.image === null
              ? 'There is no image on this slide yet.'
              : 'The image on this slide is no longer available.',
        },
      ],
    },
  ];
};
