import { counted, type Question } from '@northlight/shared-api';

const SHORT = 60;

/** Labels of the question types. */
export const TYPE_LABELS: Record<Question['type'], string> = {
  text: 'Text',
  file: 'File',
  dropdown: 'Dropdown',
  both: 'Text and file',
};

/** The text of a question in quotes, shortened for use in button labels. */
export function quoted({ question }: Pick<Question, 'question'>): string {
  const characters = [...question];
  const short = characters.length > SHORT ? `${characters.slice(0, SHORT).join('').trimEnd()}…` : question;
  return `“${short}”`;
}

/** "1 follow-up", "5 follow-ups". */
export const followUpsInWords = (count: number): string => counted(count, 'follow-up');

/** "1 question", "6 questions". */
export const questionsInWords = (count: number): string => counted(count, 'question');
