const list = (words: string) => new Set(words.trim().split(/\s+/u));

/** Function words. */
const GRAMMAR = list(`
  about above after again against almost along already also although always among another because been before being
  below between both cannot could does doing done down during each either else ever every from further have having here
  hers himself however into itself just least less like many might more most much must myself near neither never next
  nobody everybody anybody someone somebody enough none nothing often once only other others ours over same shall should since some such than that their them then there
  these they this those though through thus together toward under until upon very were what when where whether which
  while whom whose will with within without would your yours
`);

/** Words that any deck could use about any company, mostly praise. */
const VAGUE = list(`
  able accessible affordable amazing app apps application applications available aspects awesome best better brand
  brilliant business businesses busy change companies company complete comprehensive connect connecting convenient
  create creating customer customers cutting-edge digital disrupt disruptive disrupting easier easily easy effective
  efficient empower empowering enable enables engaging enjoy everyone everything excellent exciting experience
  experienced experiences fast faster feel find first friendly full future game-changing give gives global good great
  groundbreaking grow growing happy hard help helping helps high huge ideas important improve improves innovation
  innovative integrated intelligent interactive interesting internet journey know large leading leverage life lives
  look looking love made make makes making manage market massive modern need needs new next-generation offer offers
  one online open opportunity passionate people perfect personal place platform popular positive potential powerful
  problem problems product products provide provides providing quality quick quickly real really received
  revolutionary right robust scalable seamless service services simple simply smart social software solution solutions
  solve solves solving special start state-of-the-art strong success successful support system systems take team
  technology thing things time tool tools transform transforming truly trusted trying unique user users useful using
  value vision want waste wasted ways well work working works world world-class youth feedback early connection human
  decision decisions data insight insights algorithm algorithms accuracy unmatched integration beautiful
  design designed community ecosystem vision believe connected wellness personalised personalized personalisation
  next-generation next-gen ai-powered ai-driven intelligence lifestyle traditional broken excited reinvent reinvented
  reinventing unlock unlocking industry industries enterprise solutions human-centered unconditionally unprecedented assistance society everyday person persons agentic end-to-end unified layer
  availability uptime limitless possibility possibilities tomorrow today reimagine reimagining reimagined imagine complexity
  overwhelmed organisation organisations organization organizations enterprise intelligent magic delightful frictionless
`);

/** True for a lower-case function word or vague word. */
export const isCommon = (word: string): boolean => GRAMMAR.has(word) || VAGUE.has(word);

const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'&/-]*/gu;

export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase().replace(/’/gu, "'"));
}

/** Number of different telling words: neither function words nor vague ones. */
export function substance(text: string): number {
  const telling = wordsOf(text).filter(
    (word) => word.length > 3 && !/^\d/u.test(word) && !GRAMMAR.has(word) && !VAGUE.has(word),
  );
  return new Set(telling).size;
}

/** Share of words that two texts have in common, 0 to 1. */
export function likeness(a: string, b: string): number {
  const left = new Set(wordsOf(a));
  const right = new Set(wordsOf(b));
  const both = [...left].filter((word) => right.has(word)).length;
  return both / Math.max(1, Math.min(left.size, right.size));
}

const CONTRAST =
  /\b(?:than|unlike|instead of|whereas|while (?:others|they|[\p{L}]+s)\b|no other|no rival|nobody else|no one else|only (?:we|us|one|product|company|platform)|the only|first (?:and only )?(?:to|that)|they (?:do not|don[’']t|cannot|can[’']t|need)|against (?=[\p{L}\d])|vs|versus|compared|neither|none of (?:them|these)|rivals?|competitors?|incumbents?|others)\b/iu;

/** How many different telling words are needed to say on which point two things differ. */
const POINT = 3;

/** True for a sentence that contrasts two things, by name or with enough telling words. */
export const contrasts = (text: string, named: boolean): boolean =>
  CONTRAST.test(text) && (named || substance(text) >= POINT);

/** Pitch-deck vocabulary. A line of nothing else is a list of keywords. */
const JARGON = list(`
  problem solution market markets traction team moat patent patents competition competitive competitors advantage
  advantages business model revenue subscription saas b2b b2c tam sam som gtm go-to-market pricing growth scalable
  proprietary technology network effects ai ml blockchain platform disruptive innovative synergy virality viral kpi kpis
  mrr arr cac ltv churn retention customers users roadmap vision mission ask funding raise seed series financials
  projections forecast defensible ip exit strategy partnerships channels distribution unit economics margin first-mover
  barriers entry founders advisors experienced experts billion million huge unique best leading trade secrets secret
  exclusive contracts contract regulatory licences licenses certifications ceo cto investors partners customer user
`);

/** Fewer words than this must all be such vocabulary. */
const FEW = 3;

/** A date in front of a line says nothing about it: "May 2026 Revenue traction growth". */
const DATED = /^(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\b/u;

/** True for a line that only strings together words that investors look for. */
export function isKeywordList(text: string): boolean {
  const plain = text.replace(DATED, '');
  if (/\d/u.test(plain)) return false;
  const words = wordsOf(plain).filter(
    (word) => !GRAMMAR.has(word) && !['a', 'an', 'and', 'the', 'of', 'our', 'we', 'in', 'to'].includes(word),
  );
  const known = words.filter((word) => JARGON.has(word)).length;
  return words.length >= FEW ? known >= words.length * 0.75 : words.length > 0 && known === words.length;
}
