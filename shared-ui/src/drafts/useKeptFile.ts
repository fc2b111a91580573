import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../overlays/Toast/useToast.ts';
import { onKeepDrafts } from './form-drafts.ts';
import type { KeptFile } from './kept-files.ts';
import { FILES } from './kept-files-mark.ts';

export interface KeptFileOptions {
  /** Identifies the place where the file is chosen, on every page: "evaluation", "send-to-11". */
  name: string;
  /** ID of the user; null for visitors, whose files are not kept. */
  owner: number | null;
  /** The file that is chosen now and not sent yet. */
  chosen: KeptFile | null;
  /** Whether a kept file may come back now. */
  isOpen: boolean;
  /** Called with a file that was kept when the session expired. */
  onBack: (kept: KeptFile) => void;
  /** What has not happened yet: "It hasn’t been sent yet." */
  note: string;
}

const load = () => import('./kept-files.ts');

/** Whether files may be kept. Without any, their database is not loaded. */
const mayHaveFiles = () => localStorage.getItem(FILES) !== null;

async function keep(name: string, owner: number, kept: KeptFile) {
  const { keepFile } = await load();
  await keepFile(name, String(owner), kept);
}

async function find(name: string, owner: number) {
  if (!mayHaveFiles()) return undefined;
  const { claimFiles } = await load();
  return (await claimFiles(String(owner))).get(name);
}

async function forget(name: string) {
  if (!mayHaveFiles()) return;
  const { forgetFile } = await load();
  await forgetFile(name);
}

/**
 * Keeps a chosen file when the session expires, and gives it back after the same user has logged in again. The twin of
 * `useDraft` for files.
 * @returns a function that deletes the kept file, to be called when it was sent, replaced or removed
 */
export function useKeptFile({ name, owner, chosen, isOpen, onBack, note }: KeptFileOptions): () => void {
  const toast = useToast();
  const handleKeep = useEffectEvent(() => {
    if (chosen && owner !== null) void keep(name, owner, chosen);
  });
  const handleBack = useEffectEvent((kept: KeptFile) => {
    if (chosen) return;
    onBack(kept);
    toast({ title: 'We restored the file you chose', description: note });
  });

  useEffect(() => onKeepDrafts(() => handleKeep()), []);

  useEffect(() => {
    if (owner === null || !isOpen) return;
    let isLeft = false;
    void find(name, owner).then((kept) => {
      if (kept && !isLeft) handleBack(kept);
    });
    return () => {
      isLeft = true;
    };
  }, [name, owner, isOpen]);

  return () => void forget(name);
}
