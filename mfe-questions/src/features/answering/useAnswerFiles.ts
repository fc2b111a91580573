import { messageOf, saveDraft } from '@northlight/shared-api';
import { ANSWER_UPLOAD, checkUpload } from '@northlight/shared-api/rules';
import { useEffect, useRef } from 'react';
import { isSubmittedAlready } from './already-submitted.ts';
import type { AnswerFile } from './answers.ts';

interface FileOptions {
  submissionId: string;
  /** Returns the current text of a question, which is sent along with the file. */
  textOf: (id: string) => string;
  setFile: (id: string, file: AnswerFile | null) => void;
  /** Called if the answers have already been submitted elsewhere. */
  onOvertaken: () => void;
}

/** Uploads each file as soon as it is chosen, so that submitting does not have to. */
export function useAnswerFiles({ submissionId, textOf, setFile, onOvertaken }: FileOptions) {
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const send = async (id: string, file: File) => {
    const problem = checkUpload(file, ANSWER_UPLOAD);
    if (problem) {
      setFile(id, { status: 'failed', file, problem: { title: problem.title, description: problem.message } });
      return;
    }
    const controller = new AbortController();
    running.current.set(id, controller);
    setFile(id, { status: 'sending', file, progress: 0 });
    try {
      const { files } = await saveDraft({
        submissionId,
        answers: [{ id, text: textOf(id) }],
        file: { id, file },
        signal: controller.signal,
        onProgress: (progress) => {
          if (!controller.signal.aborted) setFile(id, { status: 'sending', file, progress });
        },
      });
      const stored = files.find((one) => one.id === id);
      setFile(id, {
        status: 'stored',
        name: stored?.file_name ?? file.name,
        size: stored?.file_size ?? file.size,
        url: stored?.file_url ?? null,
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isSubmittedAlready(error)) onOvertaken();
      const description = messageOf(error, 'Please try again.');
      setFile(id, { status: 'failed', file, problem: { title: 'Upload failed', description } });
    } finally {
      if (running.current.get(id) === controller) running.current.delete(id);
    }
  };
  return {
    send,
    cancel: (id: string) => {
      running.current.get(id)?.abort();
      setFile(id, null);
    },
    remove: async (id: string, before: AnswerFile) => {
      setFile(id, null);
      if (before.status !== 'stored') return;
      try {
        await saveDraft({ submissionId, answers: [{ id, text: textOf(id), remove_file: true }] });
      } catch (error) {
        if (isSubmittedAlready(error)) onOvertaken();
        setFile(id, before);
      }
    },
  };
}
