/** Sentences addressed to whoever scores the deck. */
const ADDRESSED = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|your|these|the)\b.{0,30}\b(?:instructions?|prompts?|rules?|rubric|criteria|guidelines?)\b/iu,
  /\b(?:give|assign|award|grant|rate|score|mark|grade)\b.{0,60}\b(?:10|ten|100|full|maximum|highest|perfect|top)\b.{0,20}(?:\/\s?10|out of|scores?|marks?|points?|ratings?|grades?|categor)/iu,
  /\b(?:give|rate|score|mark|grade)\b (?:this|the|our|us|every|each|all)\b.{0,40}\b(?:10|ten|full|maximum|highest|perfect)\b/iu,
  /\byou (?:are|must act as|should act as)\b.{0,20}\b(?:an? ai|assistant|language model|llm|evaluator|grader|reviewer|judge)\b/iu,
  /\b(?:system prompt|note to (?:the )?(?:ai|model|llm|evaluator|grader|reviewer)|instructions? (?:for|to) (?:the )?(?:ai|model|llm|evaluator|grader|reviewer))\b/iu,
  /\b(?:ai|llm|language model|evaluator|grader)s?\b.{0,20}\b(?:must|should|shall|will)\b.{0,30}\b(?:score|rate|give|award|grade|recommend)\b/iu,
  /\b(?:must|should|shall) (?:receive|get|be (?:given|awarded))\b.{0,30}\b(?:scores?|points|marks?|ratings?|grades?)\b/iu,
  /^(?:overall )?score\W{1,3}\d+ ?(?:\/|out of|of) ?\d+\W*$/iu,
  /^(?:problem|why now|solution|market|traction|business model|competition|team|financials)(?: [^:\d]{0,30})?: ?(?:\d|10)(?: ?(?:\/|of|out of) ?10)?$/iu,
];

/** True for text that addresses the reader as an instruction. It is never evidence. */
export function isInstruction(text: string): boolean {
  return ADDRESSED.some((pattern) => pattern.test(text));
}
