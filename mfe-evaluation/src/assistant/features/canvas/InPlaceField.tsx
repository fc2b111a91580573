import { FAMILIES, type Page, type PageElement, type Paragraph } from '@northlight/shared-api/deck-layout';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const paragraphsOf = (element: PageElement): readonly Paragraph[] => {
  if (element.type === 'text') return element.paragraphs;
  return element.type === 'table' ? element.rows.flat().map(({ paragraph }) => paragraph) : [];
};

/** The paragraph that shows a text field of the slide, the last of several, from where the first is; null if it is not drawn. */
export const paragraphAt = (pages: readonly Page[], field: string): { page: Page; paragraph: Paragraph } | null => {
  for (const page of pages) {
    const parts = page.elements.flatMap(paragraphsOf).filter((one) => one.field === field);
    const [first, last] = [parts[0], parts.at(-1)];
    if (first && last) return { page, paragraph: { ...last, box: { ...last.box, y: first.box.y } } };
  }
  return null;
};

interface InPlaceFieldProps {
  paragraph: Paragraph;
  /** Of the page, in inches. */
  size: Page['size'];
  label: string;
  value: string;
  onWrite: (text: string) => void;
  onClose: () => void;
}

const part = (inches: number, of: number) => `${(inches / of) * 100}%`;

/** Edits a text of the slide in place, at its own size. Enter and Escape end editing. */
export function InPlaceField({ paragraph, size: { w, h }, label, value, onWrite, onClose }: InPlaceFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const { box, style, leading, align, indent, rtl } = paragraph;
  const size = (points: number) => `${(points / 72 / w) * 100}cqw`;
  return (
    <Root
      ref={input}
      aria-label={label}
      value={value}
      maxLength={DECK_LIMITS.line}
      dir={rtl ? 'rtl' : undefined}
      style={{
        left: part(box.x + (rtl ? 0 : indent), w),
        top: part(box.y, h),
        width: part(box.w - indent, w),
        minHeight: part(Math.max(box.h, leading / 72), h),
        color: style.color,
        fontFamily: FAMILIES[style.family].css,
        fontSize: size(style.size),
        fontStyle: style.italic ? 'italic' : 'normal',
        fontWeight: style.weight,
        lineHeight: leading / style.size,
        textAlign: align,
      }}
      onChange={(event) => onWrite(event.target.value.replaceAll('\n', ' '))}
      onBlur={onClose}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        onClose();
      }}
    />
  );
}

const Root = styled.textarea`
  position: absolute;
  field-sizing: content;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  outline: 2px solid var(--accent);
  outline-offset: 3px;
  overflow: hidden;
  resize: none;
  forced-color-adjust: none;
`;
