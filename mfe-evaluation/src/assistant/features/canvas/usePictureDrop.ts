import { addDeckImage, messageOf, useDeckImagesChanged } from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { type DragEvent, useState } from 'react';
import type { EditorActions } from '../editor/useDeckEditor.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');

/** Takes a picture that is dropped onto a slide. By keyboard, the fields of an image slide do the same. */
export function usePictureDrop(slideId: string, { placeImage }: EditorActions) {
  const [isOver, setOver] = useState(false);
  const changed = useDeckImagesChanged();
  const toast = useToast();
  const take = async (file: File) => {
    try {
      const { name } = await addDeckImage(file);
      await changed();
      placeImage(slideId, name);
    } catch (error) {
      toast({ title: messageOf(error, 'Upload failed'), tone: 'negative' });
    }
  };
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) void take(file);
    },
  };
}
