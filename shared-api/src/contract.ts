/** The names of the contract that pages use; all of it is generated from the server's schemas. */
export type {
  Category,
  CategoryScore,
  Evaluation,
  EvaluationPage,
  EvaluationSummary,
  Evidence,
  NewEvaluation,
  NextStep,
  ProfilePatch,
  PublicInvestor,
  PublicInvestorPage,
  Question,
  QuestionDraft,
  Settings,
  User,
} from './contract.generated.ts';
