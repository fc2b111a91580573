import { answerId } from './AnswerList.tsx';

/** Scrolls to a question and focuses its input. */
export function focusAnswer(id: string): void {
  const place = document.getElementById(answerId(id));
  place?.scrollIntoView({ block: 'start' });
  place
    ?.querySelector<HTMLElement>('input:checked, input:not([type="radio"]), select, textarea, input')
    ?.focus({ preventScroll: true });
}
