import { type FoundBrand, findBrand } from '@northlight/shared-api';
import { checkUpload, EVALUATION_UPLOAD } from '@northlight/shared-api/rules';
import type { FileProblem } from '@northlight/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { explainFailure } from '../../../shared/failure.ts';

interface Found {
  /** Name of the file. */
  name: string;
  brand: FoundBrand;
}

const problemOf = ({ title, message }: { title: string; message: string }): FileProblem => ({
  title,
  description: message,
});

/** Looks for the brand in a deck; a later file replaces an earlier one. */
export function useFoundBrand() {
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isLooking, setLooking] = useState(false);
  const task = useRef<AbortController | null>(null);
  useEffect(() => () => task.current?.abort(), []);

  const look = async (file: File) => {
    task.current?.abort();
    const own = new AbortController();
    task.current = own;
    const refused = checkUpload(file, EVALUATION_UPLOAD);
    setFound(null);
    setProblem(refused && problemOf(refused));
    setLooking(!refused);
    if (refused) return;
    try {
      const brand = await findBrand(file, own.signal);
      if (!own.signal.aborted) setFound({ name: file.name, brand });
    } catch (error) {
      if (!own.signal.aborted) setProblem({ ...problemOf(explainFailure(error as Error)), title: 'Reading failed' });
    } finally {
      if (!own.signal.aborted) setLooking(false);
    }
  };
  return { found, problem, isLooking, look: (file: File) => void look(file), clear: () => setFound(null) };
}
