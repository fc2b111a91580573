/** Questions to investors about how they invest. Never change an ID: stored answers refer to it. */
export const QUESTIONNAIRE = [
  { id: 'q5', question: 'Which problems do you most want founders to solve, and why those?' },
  { id: 'q7', question: 'What must a company have shown before you take a first call?' },
  { id: 'q8', question: 'Which metrics do you look at first in a deck, and what values make you read on?' },
  { id: 'q10', question: 'How large is your usual first check, and how much do you reserve for follow-ons?' },
  { id: 'q11', question: 'Do you lead rounds, follow, or both, and what does that depend on?' },
  { id: 'q12', question: 'What share of a company do you expect, and which terms are not negotiable?' },
  { id: 'q13', question: 'How long does it take from the first deck to money in the bank, step by step?' },
  { id: 'q14', question: 'Who decides besides you, and what do they ask for?' },
  { id: 'q15', question: 'What do you look for in a founding team?' },
  { id: 'q16', question: 'Which companies or models do you not invest in, whatever their numbers?' },
  { id: 'q17', question: 'What do founders get from you besides money? Give an example.' },
  { id: 'q18', question: 'How often do you speak with a company after investing, and about what?' },
  { id: 'q19', question: 'How do you weigh environmental, social and governance (ESG) issues?' },
  { id: 'q20', question: 'When and how do you expect to exit an investment?' },
  { id: 'q21', question: 'What is your most common reason for turning a deck down?' },
] as const;

export type QuestionnaireId = (typeof QUESTIONNAIRE)[number]['id'];
