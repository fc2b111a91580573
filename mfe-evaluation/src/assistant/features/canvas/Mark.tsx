import {
  type ChartMark,
  type GraphicMark,
  headOf,
  type ImageElement,
  type ImageFrameElement,
  type PageElement,
  type Point,
  type TableElement,
  uncropped,
} from '@northlight/shared-api/deck-layout';
import type { ImageUrls } from './image-urls.ts';
import { TextMark } from './TextMark.tsx';

const POINT = 1 / 72;

const pointsOf = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

interface MarkProps {
  element: PageElement | ChartMark | GraphicMark;
  images: ImageUrls;
  hiddenField: string | null;
}

export function Mark({ element, images, hiddenField }: MarkProps) {
  switch (element.type) {
    case 'text':
      return element.paragraphs.map((paragraph, index) => (
        <TextMark
          key={index}
          paragraph={paragraph}
          hidden={paragraph.field !== null && paragraph.field === hiddenField}
        />
      ));
    case 'rect': {
      const { box, fill, stroke, strokeWidth, radius } = element;
      return (
        <rect
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          rx={radius}
          fill={fill ?? 'none'}
          stroke={stroke ?? 'none'}
          strokeWidth={strokeWidth * POINT}
        />
      );
    }
    case 'ellipse': {
      const {
        box: { x, y, w, h },
        fill,
        stroke,
        strokeWidth = 0,
      } = element;
      return (
        <ellipse
          cx={x + w / 2}
          cy={y + h / 2}
          rx={w / 2}
          ry={h / 2}
          fill={fill}
          stroke={stroke}
          strokeWidth={strokeWidth * POINT}
        />
      );
    }
    case 'polygon':
      return <polygon points={pointsOf(element.points)} fill={element.fill} />;
    case 'line': {
      const { x1, y1, x2, y2, color, width } = element;
      const head = headOf(element);
      const end = head?.end ?? { x: x2, y: y2 };
      return (
        <>
          <line x1={x1} y1={y1} x2={end.x} y2={end.y} stroke={color} strokeWidth={width * POINT} />
          {head && <polygon points={pointsOf(head.corners)} fill={color} />}
        </>
      );
    }
    case 'path':
      return (
        <path
          d={element.d}
          fill={element.fill ?? 'none'}
          stroke={element.stroke ?? 'none'}
          strokeWidth={element.strokeWidth * POINT}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      );
    case 'table':
      return <TableMark element={element} hiddenField={hiddenField} />;
    case 'graphic':
    case 'chart':
      return element.marks.map((mark, index) => (
        <Mark key={index} element={mark} images={images} hiddenField={hiddenField} />
      ));
    case 'image':
      return <ImageMark element={element} url={images[element.image]} />;
    case 'frame':
      return <FrameMark element={element} images={images} hiddenField={hiddenField} />;
  }
}

function TableMark({ element, hiddenField }: MarkOf<TableElement>) {
  const { box, rows, rowHeights, rule, ruleWidth, headRule, headRuleWidth } = element;
  let bottom = box.y;
  return (
    <>
      {rows
        .flat()
        .map(
          ({ box: cell, fill }, index) =>
            fill && <rect key={index} x={cell.x} y={cell.y} width={cell.w} height={cell.h} fill={fill} />,
        )}
      {rows.flat().map(({ paragraph }, index) => (
        <TextMark
          key={index}
          paragraph={paragraph}
          hidden={paragraph.field !== null && paragraph.field === hiddenField}
        />
      ))}
      {rowHeights.map((height, index) => {
        bottom += height;
        const isHead = index === 0;
        return (
          <line
            key={index}
            x1={box.x}
            x2={box.x + box.w}
            y1={bottom}
            y2={bottom}
            stroke={isHead ? headRule : rule}
            strokeWidth={(isHead ? headRuleWidth : ruleWidth) * POINT}
          />
        );
      })}
    </>
  );
}

type MarkOf<Element> = { element: Element; hiddenField: string | null };

/** The visible part of a cropped image, in per cent of the whole one. */
function clipOf({ crop, isRound }: ImageElement): string | undefined {
  if (!crop) return;
  const { x, y, w, h } = crop;
  const percent = (...fractions: number[]) => fractions.map((fraction) => `${fraction * 100}%`).join(' ');
  return isRound
    ? `ellipse(${percent(w / 2, h / 2)} at ${percent(x + w / 2, y + h / 2)})`
    : `inset(${percent(y, 1 - x - w, 1 - y - h, x)})`;
}

function ImageMark({ element, url }: { element: ImageElement; url: string | undefined }) {
  if (url === undefined) return null;
  const { x, y, w, h } = element.crop ? uncropped(element.box, element.crop) : element.box;
  return (
    <image
      href={url}
      x={x}
      y={y}
      width={w}
      height={h}
      preserveAspectRatio="xMidYMid meet"
      style={{ clipPath: clipOf(element) }}
    />
  );
}

function FrameMark({ element, images, hiddenField }: Omit<MarkProps, 'element'> & { element: ImageFrameElement }) {
  const { box, fill, stroke, label } = element;
  return (
    <>
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        fill={fill}
        stroke={stroke}
        strokeWidth={POINT}
        strokeDasharray="0.08 0.06"
      />
      <Mark element={label} images={images} hiddenField={hiddenField} />
    </>
  );
}
