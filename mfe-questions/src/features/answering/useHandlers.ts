import { useEffect, useRef, useState } from 'react';
import type { AnswerHandlers } from './AnswerField.tsx';

/** Returns handlers that are stable across renders and call the latest ones. */
export function useHandlers(latest: AnswerHandlers): AnswerHandlers {
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  const [stable] = useState<AnswerHandlers>(() => ({
    onText: (id, text) => current.current.onText(id, text),
    onFile: (id, file) => current.current.onFile(id, file),
    onRemoveFile: (id) => current.current.onRemoveFile(id),
    onCancelFile: (id) => current.current.onCancelFile(id),
  }));
  return stable;
}
