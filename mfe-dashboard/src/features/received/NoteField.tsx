import { messageOf, useReceivedChanges, useUnsavedChanges } from '@northlight/shared-api';
import { NOTE_MAX } from '@northlight/shared-api/rules';
import { TextArea } from '@northlight/shared-ui';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 800;

/** The investor's private note on a submission. It is saved after a pause and on blur. */
export function NoteField({ id, note }: { id: string; note: string }) {
  const [text, setText] = useState(note);
  const saved = useRef(note);
  const { note: save } = useReceivedChanges();
  const { mutate, isPending, isError, error } = save;
  const isDirty = text.trim() !== saved.current.trim();
  useUnsavedChanges(isDirty && isError);

  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => {
      if (text.trim() === saved.current.trim()) return;
      const sent = text.trim();
      mutate({ id, text: sent }, { onSuccess: () => (saved.current = sent) });
    };
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), text === saved.current ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => latest.current(), []);

  return (
    <TextArea
      label="Your note"
      hint={isPending ? 'Saving…' : isDirty ? 'Not saved yet' : 'Only you can see this. Saved automatically.'}
      error={isError && isDirty ? messageOf(error, 'Your note couldn’t be saved.') : undefined}
      value={text}
      maxLength={NOTE_MAX}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => latest.current()}
    />
  );
}
