import type { Page } from '@northlight/shared-api/deck-layout';
import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { EditorActions } from '../editor/useDeckEditor.ts';
import { nameOf, type Slide } from '../slides/slide.ts';
import { textAt } from '../slides/text-at.ts';
import { InPlaceField, paragraphAt } from './InPlaceField.tsx';
import type { ImageUrls } from './image-urls.ts';
import { SlideView } from './SlideView.tsx';
import { usePictureDrop } from './usePictureDrop.ts';

interface SlideCanvasProps {
  slide: Slide;
  pages: readonly Page[];
  images: ImageUrls;
  actions: EditorActions;
}

/** The slide as it will be exported. Clicking a text edits it in place; a picture can be dropped on it. */
export function SlideCanvas({ slide, pages, images, actions }: SlideCanvasProps) {
  const [field, setField] = useState<string | null>(null);
  const place = field === null ? null : paragraphAt(pages, field);
  const value = field === null ? null : textAt(slide, field);
  const drop = usePictureDrop(slide.id, actions);
  const handleClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<SVGElement>('[data-field]')?.dataset.field;
    if (pressed && textAt(slide, pressed) !== null) setField(pressed);
  };
  return (
    <Root {...drop}>
      {pages.map((page) => {
        const isWritten = place?.page === page && field !== null && value !== null;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the same texts are in the fields below
          <div key={page.part} onClick={handleClick}>
            <SlideView
              page={page}
              images={images}
              label={`Slide ${page.number}: ${nameOf(slide)}`}
              hiddenField={isWritten ? field : null}
            />
            {isWritten && (
              <InPlaceField
                key={field}
                paragraph={place.paragraph}
                size={page.size}
                label="Text on the slide"
                value={value}
                onWrite={(text) => actions.write(slide.id, field, text)}
                onClose={() => {
                  setField(null);
                  actions.pause();
                }}
              />
            )}
          </div>
        );
      })}
      {pages[0]?.warnings.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);

  & > div {
    position: relative;
    container-type: inline-size;
    border-radius: var(--radius-sm);
    outline: 1px solid var(--line);
    overflow: hidden;
    box-shadow: var(--lift-1);
  }

  &[data-over] > div {
    outline: 2px dashed var(--accent);
  }

  & [data-field] {
    cursor: text;
  }

  & > p {
    color: var(--caution);
    font-size: var(--text-sm);
  }
`;
