import type { QuestionnaireId } from '@northlight/shared-api/rules';

/** A demo investor's answers about how they invest. */
export type DemoQuestionnaire = Readonly<Record<QuestionnaireId, string>>;

export const LEONIES_ANSWERS: DemoQuestionnaire = {
  q5: 'Waste between the field, the factory and the shelf: spoiled loads, idle machines, wrong orders. I bought for a grocery chain for eleven years and paid for all three.',
  q7: 'Three paying customers who do not know each other, and one of them through a second season. A pilot that nobody pays for does not count.',
  q8: 'Gross margin per unit and what it costs to win a customer. Above 50% and back within a year, I read on. If both are missing, I ask once.',
  q10: '$750K is usual, between $500K and $3M. I keep the same amount again for the next round of every company.',
  q11: 'I lead when it is freight, food or factories, because I can check it myself. Elsewhere I follow somebody who has done the job.',
  q12: '10 to 15% at seed. One seat at the table, pro rata, and monthly figures. No ratchets, no guarantees.',
  q13: 'Five to seven weeks: an answer within two, a visit to a customer of yours in the third, terms in the fourth, then the lawyers.',
  q14: 'Two partners. Both want to see the product where it runs, and one of them will call a customer who left.',
  q15: 'One who has stood in the loading bay and one who can build. They count things themselves and say what went wrong before I ask.',
  q16: 'Anything that needs a subsidy to break even, gambling, and delivery within fifteen minutes.',
  q17: 'Introductions to buyers, with a call beforehand about what they will object to. Haulwright’s first four contracts began that way.',
  q18: 'Every second week in the first half year, about sales calls. Then monthly, about the three figures that we agreed on.',
  q19: 'Less spoilage and less fuel are why I began. I want them measured, with the method, and I do not want a report that is only a report.',
  q20: 'Seven to nine years, most often to a trade buyer. I say so at the start, and I do not push before the fifth year.',
  q21: 'A market slide from the top down, and no word on who pays today.',
};
