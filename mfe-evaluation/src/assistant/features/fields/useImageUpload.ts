import { addDeckImage, messageOf, type NewDeckImage, useDeckImagesChanged } from '@northlight/shared-api';
import { useState } from 'react';

/** Uploads an image for the deck and hands it over; says why if that fails. */
export function useImageUpload(onImage: (image: NewDeckImage) => void) {
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const changed = useDeckImagesChanged();
  const upload = async (file: File) => {
    setProblem(null);
    setUploading(true);
    try {
      const image = await addDeckImage(file);
      await changed();
      onImage(image);
    } catch (error) {
      setProblem(messageOf(error, 'Upload failed'));
    } finally {
      setUploading(false);
    }
  };
  return { isUploading, problem, upload: (file: File) => void upload(file) };
}
