import type { Section } from '../../generate/story.ts';
import type { Kind } from './expected.ts';

/** Something that people ask about a company, with the words in which they ask and the words in which slides say it. */
export interface Concept {
  name: string;
  asks: RegExp;
  says: RegExp;
  /** Words that name the concept itself; then those of `says` count less. */
  names?: RegExp;
  /** The part of the story in which it stands, where that is one. */
  section?: Section['id'];
  /** Kinds of value without which a statement does not answer it. */
  needs?: readonly Kind[];
  /** Its answer is usually several statements. */
  isList?: boolean;
}

/** The vocabulary of fundraising. A concept takes the words that it matches, so the more special ones come first. */
export const CONCEPTS: readonly Concept[] = [
  {
    name: 'use of funds',
    asks: /\buse of (?:the )?(?:funds|proceeds|money)\b|\b(?:money|funds|round|raise|investment|proceeds|capital)\b.{0,12}\b(?:be )?(?:for|used|spent|go(?:es)?|split|buckets|spend)\b|\b(?:spend|split|break down|divide|allocat\w+)\b.{0,30}\b(?:money|funds|round|raise|investment|proceeds)\b|\bwhat (?:is|will) the (?:money|round|investment)\b.{0,20}\bfor\b/u,
    names:
      /\buse of (?:funds|proceeds|investment|capital|money)\b|\ballocat\w+|\bfund(?:s|ing) (?:will|go|usage|allocation)\b|\bkey hires\b|\bwe(?:'|’| wi)ll use\b|\b(?:money|capital|round|investment) (?:buys|goes|will)\b|\binvestment (?:plan|into)\b|\bfunding (?:plan|purposes?)\b/iu,
    says: /\b(?:use of (?:funds|proceeds|investment|capital)|allocat\w+|fund(?:s|ing) (?:will|go|usage|allocation)|we(?:'| wi)ll use|budget|spend|investment (?:will|plan))\b|\d\s?%|[$€£₹₦]\s?\d/iu,
    section: 'ask',
    isList: true,
  },
  {
    name: 'valuation',
    asks: /\bvaluation\b|\bpre-?money\b|\bpost-?money\b|\bvaluation cap\b|\bat what (?:cap|price)\b|\bcap\b|\b(?:how much|what|which) (?:equity|stake|share of the company)\b|\bequity\b|\bhow much of the company\b|\bdilution\b/u,
    says: /\bvaluation\b|\bpre-?money\b|\bpost-?money\b|\bcap\b|\bequity\b(?! (?:raise|round|financing|crowd\w*|capital|funding|investment))|\bstake\b|\bdilution\b|\bshares? of the company\b/iu,
    section: 'ask',
    needs: ['money', 'percent'],
  },
  {
    name: 'investors',
    asks: /\b(?:angels?|investors?|backers?|donors?|vcs?)\b.{0,30}\b(?:already|on board|have|in|who|named?)\b|\b(?:which|who) .{0,20}\b(?:angels?|invested|investors? (?:are|have)|backers?|donors?)\b|\bcap table\b|\bwho (?:has |have )?(?:gave|given|funded|financed|backed|backs|invested|donated|put in|committed)\b/u,
    names: /\bangels?\b|\binvestors\b|\bbacked by\b|\bdonors\b|\bcommitted by\b/iu,
    says: /\bangels?\b|\binvestors?\b|\bbacked by\b|\bdonat\w+|\bdonors?\b|\bventures?\b|\bcapital\b|\bfund\b/iu,
    section: 'ask',
  },
  {
    name: 'raised so far',
    asks: /\b(?:already|so far|to date|previous(?:ly)?|past|earlier|before|outside)\b.{0,40}\b(?:rais\w+|invest\w*|fund\w*|money|capital)\b|\b(?:rais\w+|invest\w*|money|capital|funding)\b.{0,30}\b(?:already|so far|to date|earlier|until now)\b|\bwho (?:has )?(?:committed|gave|given|put in)\b|\bcommitted (?:money|capital)\b|\bmoney .{0,12}\bcommitted\b/u,
    names:
      /\braised\b(?! by)|\bprevious (?:investment|funding|round)s?\b|\bcommitted\b|\bbootstrapp\w+|\bself-?funded\b|\bdonors?\b|\bdonations?\b|\bto date\b|\bbacked by\b/iu,
    says: /\braised\b|\bcommitted\b|\bbacked by\b|\binvested\b|\bbootstrapp\w+|\bself-?funded\b|\bgrants?\b|\bangels?\b|\bdonat\w+|\bto date\b|\bfunded by\b|\bfounders'? (?:money|capital|own)\b/iu,
    section: 'ask',
  },
  {
    name: 'smallest investment',
    asks: /\b(?:smallest|minimum|min)\b.{0,20}\b(?:che(?:que|ck)|ticket|investment|amount)\b|\bticket size\b/u,
    says: /\bmin(?:imum|\.)?\b.{0,20}\b(?:ticket|che(?:que|ck)|investment)\b|\bticket\b/iu,
    needs: ['money'],
  },
  {
    name: 'the ask',
    asks: /\bhow much\b.{0,30}\b(?:rais\w+|seek\w*|looking (?:for|to raise)|asking(?: for)?|want to raise|need(?:ed)?)\b|\b(?:how much|what) money (?:do|are|is|does)\b|\bhow much money\b.{0,20}\bwant\b|\b(?:the|our|your|their|whats the|what's the) ask\b|\bhow big a round\b|\bround size\b|\b(?:pre-?seed|seed|series [a-d]|the|funding|investment|whole) round\b|\bsize of the round\b|\bhow (?:big|large) is the .{0,12}\bround\b|\braising\b|\braise\b/u,
    names:
      /\brais(?:e|ing)\b|\bseek(?:ing|s)?\b|\b(?:the|our|investment|funding) ask\b|\bask\b|\blooking (?:for|to raise)\b|\b(?:pre-?seed|seed|series [a-d]|funding|investment) (?:round|investment)\b|\bround\b(?!-)/iu,
    says: /\brais(?:e|ing)\b|\bseek(?:ing|s)?\b|\bthe ask\b|\bask(?:ing)?\b|\bround\b(?!-)|\bpre-?seed\b|\bseed\b|\bseries [a-d]\b|\bfunding (?:ask|need|requirement|required|goal)\b|\binvestment (?:ask|required|needed|sought|of)\b|\blooking (?:for|to raise)\b|\bcapital\b/iu,
    section: 'ask',
    needs: ['money'],
  },
  {
    name: 'runway',
    asks: /\brunway\b|\bhow long\b.{0,20}\b(?:money|cash|funds|round|it)\b.{0,10}\blast\b/u,
    names: /\brunway\b/iu,
    says: /\brunway\b|\b\d+\s?[-–]?\s?months?\b.{0,30}\b(?:operations|cash|plan|milestones)\b|\bmonths? of\b|\b(?:over|for|next) \d+ months\b/iu,
    section: 'ask',
    needs: ['duration', 'count'],
  },
  {
    name: 'burn',
    asks: /\bburn(?: rate)?\b|\bmonthly (?:spend|costs?|expenses)\b|\b(?:spend|costs?) (?:per|a) month\b/u,
    says: /\bburn(?: rate)?\b|\bmonthly (?:spend|costs?|expenses)\b|\bopex\b|\boperating (?:costs?|expenses)\b/iu,
    section: 'financials',
    needs: ['money'],
  },
  {
    name: 'payback',
    asks: /\bpayback\b|\bpays? (?:itself )?back\b|\bearned back\b/u,
    says: /\bpayback\b|\bpays? (?:itself )?back\b|\brecoup\w*|\bbreak-?even (?:per|on)\b/iu,
    section: 'model',
    needs: ['duration', 'count'],
  },
  {
    name: 'ltv to cac',
    asks: /\bltv\b.{0,6}\bcac\b/u,
    says: /\bltv\b.{0,8}\bcac\b/iu,
    section: 'model',
    needs: ['percent', 'count'],
  },
  {
    name: 'acquisition cost',
    asks: /\bcac\b|\bacquisition costs?\b|\b(?:cost|costs) (?:us )?(?:to|of) (?:win|winning|acquire|acquiring|get|getting)\b|\bwin one customer\b/u,
    says: /\bcac\b|\bacquisition costs?\b|\bcosts? (?:per|of) (?:acquisition|new customer|customer|lead|install)\b|\bcpa\b|\bto acquire\b/iu,
    section: 'model',
    needs: ['money'],
  },
  {
    name: 'lifetime value',
    asks: /\bltv\b|\blifetime value\b/u,
    says: /\bltv\b|\blifetime value\b/iu,
    section: 'model',
    needs: ['money', 'percent'],
  },
  {
    name: 'revenue per user',
    asks: /\barpu\b|\barpa\b|\bacv\b|\b(?:average|each|one) (?:customer|user|client|subscriber|contract)\b.{0,20}\b(?:pay|bring|spend|worth|value)\w*/u,
    says: /\barpu\b|\barpa\b|\bacv\b|\baverage (?:contract|order|revenue|ticket|basket|spend)\b|\bavg\.? (?:contract|order|revenue|ticket|basket)\b|\bper (?:user|customer|client|brand)\b/iu,
    section: 'model',
    needs: ['money'],
  },
  {
    name: 'margin',
    asks: /\b(?:gross|net|ebitda|operating|profit|contribution|unit)? ?margins?\b/u,
    says: /\bmargins?\b/iu,
    section: 'model',
    needs: ['percent', 'money'],
  },
  {
    name: 'churn',
    asks: /\bchurn\b|\bretention\b|\bhow many (?:customers|users|clients) (?:leave|stay|renew)\b|\bdo (?:they|customers|users) (?:stay|come back|renew)\b/u,
    says: /\bchurn\w*|\bretention\b|\bretain\w*|\brenew\w*|\bnrr\b|\breturning\b|\bstick\w*\b|\bcome back\b/iu,
    section: 'traction',
  },
  {
    name: 'break-even',
    asks: /\bbreak[- ]?even\b|\bprofitab\w+|\bon (?:its|our|their) own feet\b|\bebitda\b.{0,20}\bpositive\b|\bmake a profit\b|\bcash[- ]?flow positive\b|\bself-?sustain\w+/u,
    says: /\bbreak[- ]?even\w*|\bprofitab\w+|\bebitda\b|\bcash[- ]?flow positive\b|\bself-?sustain\w+|\bnet profit\b/iu,
    section: 'financials',
  },
  {
    name: 'serviceable market',
    asks: /\bsam\b|\bserviceable (?:addressable |available )?market\b/u,
    names: /\bsam\b|\bserviceable (?:addressable|available)\b/iu,
    says: /\bsam\b|\bserviceable(?: addressable| available)?\b|\baddressable market\b/iu,
    section: 'market',
    needs: ['money', 'count'],
  },
  {
    name: 'obtainable market',
    asks: /\bsom\b|\bobtainable market\b/u,
    names: /\bsom\b|\bobtainable\b/iu,
    says: /\bsom\b|\bobtainable\b|\bshare of (?:the )?market\b|\bmarket share\b/iu,
    section: 'market',
    needs: ['money', 'count', 'percent'],
  },
  {
    name: 'market growth',
    asks: /\bmarket\b.{0,30}\b(?:grow\w*|cagr)\b|\b(?:grow\w*|cagr)\b.{0,30}\bmarket\b|\bcagr\b|\bfast\b.{0,30}\bmarket\b.{0,20}\bgrow\w*/u,
    says: /\bcagr\b|\bgrow\w*\b.{0,40}\d|\d.{0,40}\bgrow\w*/iu,
    section: 'market',
    needs: ['percent'],
  },
  {
    name: 'market size',
    asks: /\btam\b|\bmarket (?:size|volume|worth|value)\b|\bhow (?:big|large) (?:is|will) (?:the|your|our|their|this) market\b|\bmarket\b.{0,20}\b(?:big|large|worth|size)\b|\b(?:big|large|size)\b.{0,20}\bmarket\b|\btotal market\b/u,
    names:
      /\btam\b|\btotal addressable\b|\bmarket (?:size|volume|value|opportunity)\b|\b(?:global|total|entire|worldwide)\b.{0,40}\b(?:market|industry)\b/iu,
    says: /\btam\b|\btotal addressable\b|\bmarket (?:size|volume|value|opportunity)\b|\bmarket\b|\bindustry\b|\bopportunity\b/iu,
    section: 'market',
    needs: ['money', 'count'],
  },
  {
    name: 'recurring revenue',
    asks: /\barr\b|\bmrr\b|\brecurring (?:revenue|income)\b/u,
    says: /\barr\b|\bmrr\b|\brecurring\b|\brun[- ]?rate\b/iu,
    section: 'traction',
  },
  {
    name: 'revenue model',
    asks: /\b(?:make|earn|makes|earns) (?:any |their |its |our )?(?:money|anything)\b|\bearn anything\b|\bbusiness model\b|\bmoneti[sz]\w+|\brevenue (?:streams?|models?|sources?)\b|\bhow (?:do|does|will|would) .{0,40}\b(?:charge|pay (?:us|for it|for this)|pay)\b|\bincome streams?\b/u,
    names:
      /\bbusiness model\b|\brevenue (?:streams?|models?|sources?)\b|\bmoneti[sz]\w+|\bpricing (?:models?|plans?)\b|\bhow we (?:make|earn)\b|\bsubscriptions?\b|\bcommissions?\b|\bfreemium\b/iu,
    says: /\bbusiness model\b|\brevenue (?:streams?|models?|sources?)\b|\bmoneti[sz]\w+|\bsubscriptions?\b|\bcommissions?\b|\bfees?\b|\blicen[cs]\w+|\bfreemium\b|\bpay(?:s|-per|[- ]as)\b|\bper (?:seat|user|month|unit|transaction|order)\b|\bsaas\b|\bcharge[sd]?\b|\bsales\b|\brevenue\b|\bpaid\b|\bpricing\b/iu,
    section: 'model',
    isList: true,
  },
  {
    name: 'price',
    asks: /\bpric(?:e|es|ing|ed)\b|\b(?:our|your|their|the) cut\b|\btake rate\b|\bcommissions?\b|\b(?:do|does|did|will|we|they|you) .{0,16}\bcharges?\b|\bcharges\b|\bhow much (?:does|do|would|is|must|will)\b.{0,40}\b(?:cost|pay|charge)\b|\bwhat (?:does|do|would|will)\b.{0,50}\b(?:cost|pay)\b|\bcosts? (?:per|a)\b|\bfees?\b|\bsubscription\b/u,
    names:
      /\bpric(?:e|es|ing|ed)\b|\bper (?:month|year|user|seat|unit|kwh|order|transaction|employee|case|visit|request)\b|\/\s?(?:mo|month|yr|year|user|seat|unit|kwh|m)\b|\bfees?\b|\bsubscription\b/iu,
    says: /\bpric(?:e|es|ing|ed)\b|\bper (?:month|year|user|seat|unit|kwh|order|transaction|employee|case|visit|request)\b|\/\s?(?:mo|month|yr|year|user|seat|unit|kwh|m)\b|\bsubscription\b|\bfees?\b|\bcommissions?\b|\btake rate\b|\bservice charge\b|\bplans?\b|\btiers?\b|\bfree\b|\bmonthly\b|\bannual(?:ly)?\b|\bcosts?\b/iu,
    section: 'model',
    needs: ['money', 'percent'],
  },
  {
    name: 'customers so far',
    asks: /\b(?:beta|active|monthly|daily|paying|current|existing|real)? ?(?:users|customers|clients|subscribers|members|downloads|merchants)\b.{0,30}\b(?:today|now|so far|already|have|yet|use|using)\b|\bhow many (?:active |paying |monthly |real )?(?:users|customers|clients|people|subscribers|members|merchants|brands|shops|stores)\b|\bnumber of (?:users|customers|clients)\b|\bpaying (?:users|customers|clients|merchants)\b|\bpeople .{0,12}\b(?:use|using) it\b/u,
    names:
      /\b(?:active|paying|monthly|registered|total|beta|daily) (?:users?|customers?|clients?|merchants?|brands?|subscribers?|members?)\b|\bmau\b|\bdau\b|\b\d[\d,.]*[kKmM]?\+? (?:\p{L}+ )?(?:users?|customers?|clients?|merchants?|brands?|stores?|shops?|pharmac\w+|members?|subscribers?)\b|\b(?:users?|customers?|clients?|merchants?|brands?|members?)\s?: ?\d/iu,
    says: /\busers?\b|\bcustomers?\b|\bclients?\b|\bsubscribers?\b|\bmembers?\b|\bdownloads?\b|\bmau\b|\bdau\b|\bpeople\b|\bmerchants?\b|\bbrands?\b|\bstores?\b|\bshops?\b|\bpaying\b|\bsign-?ups?\b|\bwaitlist\b|\baccounts?\b/iu,
    section: 'traction',
    needs: ['count', 'percent'],
  },
  {
    name: 'pilots',
    asks: /\bpilots?\b|\bletters? of intent\b|\blois?\b|\bsigned\b|\bcontracts?\b|\bpaying customers\b|\breal deployments?\b/u,
    says: /\bpilots?\b|\bletters? of intent\b|\blois?\b|\bsigned\b|\bcontracts?\b|\bpaying\b|\bcommitted\b|\bdeploy\w*|\bmous?\b|\bagreements?\b/iu,
    section: 'traction',
  },
  {
    name: 'revenue',
    asks: /\brevenues?\b|\bturnover\b|\btop[- ]?line\b|\bsales (?:figures|volume|forecast)\b|\bincome\b|\bsales\b/u,
    says: /\brevenues?\b|\bturnover\b|\btop[- ]?line\b|\bsales\b|\bincome\b|\barr\b|\bmrr\b|\bgmv\b/iu,
    section: 'financials',
  },

  {
    name: 'technical lead',
    asks: /\bcto\b|\btech(?:nical|nology)?[- ](?:lead|head|side|founder|co-?founder)\b|\b(?:runs?|leads?|heads?|in charge of|responsible for) (?:the )?(?:tech\w*|engineering|(?:software |product )?development)\b|\btechnical co-?founder\b/u,
    says: /\bcto\b|\bchief technology\b|\bchief technical\b|\btech(?:nical|nology)? (?:lead|head|director|co-?founder)\b|\bhead of (?:engineering|technology)\b|\blead (?:engineer|developer)\b|\bengineer\w*|\bdeveloper\b/iu,
    section: 'team',
    needs: ['person'],
  },
  {
    name: 'chief executive',
    asks: /\bceo\b|\bchief executive\b|\bwho (?:leads|runs) (?:the |this )?(?:company|business|startup)\b/u,
    says: /\bceo\b|\bchief executive\b|\bmanaging director\b|\bfounder\b|\bpresident\b/iu,
    section: 'team',
    needs: ['person'],
  },
  {
    name: 'finance lead',
    asks: /\bcfo\b|\bwho .{0,20}\bfinances?\b/u,
    says: /\bcfo\b|\bchief financ\w+|\bfinanc\w+|\bcoo\b|\baccount\w+/iu,
    section: 'team',
    needs: ['person'],
  },
  {
    name: 'advisors',
    asks: /\badvis[eo]\w*\b|\bmentors?\b/u,
    says: /\badvis[eo]\w*\b|\bmentors?\b/iu,
    section: 'team',
    needs: ['person'],
  },
  {
    name: 'hiring',
    asks: /\bhir(?:e|es|ing)\b|\brecruit\w*|\bopen (?:positions|roles)\b|\bpositions\b.{0,20}\bopen\b/u,
    says: /\bhir(?:e|es|ing|ed)\b|\brecruit\w*|\bopen (?:positions?|roles?)\b|\bteam expansion\b|\bgrow the team\b|\bengineers\b/iu,
    section: 'team',
  },
  {
    name: 'founders',
    asks: /\b(?:co-?)?founders?\b|\bwho (?:has |had )?(?:founded|started) (?:it|this|the|your|their)\b|\bwho(?:'s| is| are) (?:behind|on the team|in the team|the team)\b|\bteam\b(?! up)/u,
    names: /\b(?:co-?)?founders?\b|\bteam\b|\bwho (?:am i|are we|we are)\b|\babout (?:me|us)\b/iu,
    says: /\b(?:co-?)?founders?\b|\bceo\b|\bcto\b|\bcoo\b|\bcfo\b|\bcmo\b|\bcpo\b|\bchief\b|\bteam\b|\bhead of\b|\bdirector\b|\blead\b|\bengineer\b|\bpresident\b/iu,
    section: 'team',
    needs: ['person'],
  },
  {
    name: 'headcount',
    asks: /\bheadcount\b|\bhow many (?:employees|staff)\b|\bhow many (?:people|employees|staff)\b.{0,20}\b(?:work|team|employ)\w*|\bteam size\b/u,
    says: /\bemployees\b|\bpeople\b|\bteam of\b|\bftes?\b|\bstaff\b|\bfull[- ]?time\b/iu,
    section: 'team',
    needs: ['count'],
  },
  {
    name: 'competitors',
    asks: /\bcompet(?:es?|ing|itors?|ition)\b|\brivals?\b|\balternatives\b|\bcompar\w+ (?:us|our\w*|your\w*|them\w*|it) (?:to|with)\b|\bwho else\b|\bexisting (?:solutions|tools|operators|providers)\b/u,
    names:
      /\bcompetitors?\b|\bcompetit(?:ion|ive) (?:landscape|analysis|matrix)\b|\bcompetit(?:ion|ive)\b|\bcomparisons?\b|\brivals?\b|\balternatives\b|\bincumbents?\b|\bvs\.?\b/iu,
    says: /\bcompetit\w+|\brivals?\b|\bvs\.?\b|\bversus\b|\balternatives?\b|\bincumbents?\b|\bexisting (?:solutions|tools)\b|\btraditional\b|\bcomparisons?\b/iu,
    section: 'competition',
    isList: true,
  },
  {
    name: 'protection',
    asks: /\bmoats?\b|\bcop(?:y|ying|ied)\b|\bdefen[cds]\w+|\bbarriers? to\b|\bprotect(?:ed|able|ion)?\b|\bpatents?\b|\bstops? (?:a |the )?(?:others|customers?|competitors?|anyone)\b|\bmoving to (?:somebody|someone) else\b|\block-?in\b/u,
    names:
      /\bmoats?\b|\bpatent\w*|\bpropriet\w+|\bbarriers? to entry\b|\bunfair advantage\b|\bdefensib\w+|\block-?in\b|\bswitching costs?\b|\bnetwork effects?\b|\btrade secrets?\b|\bintellectual property\b|\bhard to (?:copy|replicate)\b/iu,
    says: /\bmoats?\b|\bpatent\w*|\bpropriet\w+|\bbarriers?\b|\bunfair\b|\bdefensib\w+|\bdefend\w*|\block-?in\b|\bswitching\b|\bnetwork effects?\b|\bexclusiv\w+|\btrade secrets?\b|\bintellectual property\b|\bip\b|\bfirst[- ]mover\b|\bhard to (?:copy|replicate)\b|\bdata advantage\b|\bcompound\w*/iu,
    section: 'competition',
    isList: true,
  },
  {
    name: 'difference',
    asks: /\bsets? (?:us|you|them|it|this) apart\b|\b(?:makes?|is) (?:this|it|us|you|them)\b.{0,16}\b(?:better|different|unique|special)\b|\badvantages?\b|\bdifferentiat\w+|\bwhy (?:would|should|do|does) .{0,40}\b(?:choose|use|pick|buy|join|switch)\b|\bdifferent from\b|\bunique\b/u,
    names:
      /\bunlike\b|\bunique\w*|\b(?:competitive |our |key )?advantages?\b|\bdifferentiat\w+|\bwhy (?:us|choose)\b|\bapart\b|\bno other\b|\bbenefits?\b|\bvalue proposition\b/iu,
    says: /\bunlike\b|\bonly\b|\bunique\w*|\badvantages?\b|\bdifferen\w+|\bwhy us\b|\bfirst\b|\bbetter\b|\bapart\b|\binstead of\b|\bno other\b|\bbenefits?\b|\bvs\.?\b/iu,
    section: 'competition',
    isList: true,
  },
  {
    name: 'channels',
    asks: /\bchannels?\b|\bgo[- ]to[- ]market\b|\bgtm\b|\b(?:win|winning|get|acquire|reach|attract|find|turn)\b.{0,30}\b(?:customers|clients|users|patients|agencies|merchants|buyers|adopters)\b|\bmarketing (?:strategy|plan)\b|\bsell through\b|\bsales (?:channels?|strategy|process)\b|\bdistribution\b/u,
    names:
      /\bgo[- ]to[- ]market\b|\bgtm\b|\bchannels?\b|\b(?:customer |user )?acquisition\b|\bmarketing (?:strategy|plan)\b|\bsales (?:strategy|plan|process)\b|\bdirect sales\b|\breferrals?\b|\bconversion\b/iu,
    says: /\bgo[- ]to[- ]market\b|\bgtm\b|\bchannels?\b|\bpartner\w*|\bmarketing\b|\boutreach\b|\breferrals?\b|\bseo\b|\bcommunit\w+|\bdirect sales\b|\bresellers?\b|\bambassadors?\b|\bcampaigns?\b|\bads?\b|\bsales\b|\bevents?\b|\bcontent\b|\bconvert\w*|\bvirality|viral\b|\bonboard\w*/iu,
    section: 'route',
    isList: true,
  },
  {
    name: 'target customers',
    asks: /\bwho is (?:the|our|your|their) market\b|\bwho (?:is|are|would|will|do) (?:this|it|they|we|you|the)?\b.{0,20}\b(?:for|meant for|sell(?:ing)? to|buy(?:ing)?|target\w*|customers?|serve)\b|\bwho would buy\b|\btarget (?:customers?|audience|groups?|markets?|segments?)\b|\b(?:kinds?|types?|sorts?) of (?:customers?|clients?|companies)\b|\bwhich (?:industries|customers|sectors|segments)\b|\b(?:go|going) after\b|\bideal customer\b/u,
    names:
      /\btarget(?:s|ed|ing)?\b|\bsegments?\b|\bbeachhead\b|\bicp\b|\bideal customer\b|\bwho (?:it is|it's|is it|we) (?:for|serve)\b|\bpersonas?\b|\bcustomers? (?:type|group|profile)s?\b|\bverticals\b/iu,
    says: /\btarget\w*|\bindividuals\b|\b(?:small|large|medium|mid-?size\w*) (?:businesses|companies|firms)\b|\bsm[be]s?\b|\benterprises?\b|\bcustomer (?:segments?|base|groups?)\b|\bsegments?\b|\bindustr\w+|\bbuyers?\b|\bicp\b|\baudience\b|\bbeachhead\b|\bfor (?:\w+ )?(?:companies|teams|businesses|founders|developers|enterprises|people|individuals|students)\b|\bwho (?:is it|it's) for\b|\bclients?\b|\bverticals?\b|\busers?\b|\bpersonas?\b/iu,
    isList: true,
  },
  {
    name: 'partners',
    asks: /\bpartner(?:s|ships?|ed|ing)?\b|\bteam up\b|\bcollaborat\w+|\bsuppliers?\b|\bmanufacturers?\b/u,
    names: /\bpartner\w*|\balliances?\b|\bcollaborat\w+|\bsuppliers?\b|\bmanufacturers?\b|\boems?\b/iu,
    says: /\bpartner\w*|\bcollaborat\w+|\bsuppliers?\b|\bmanufactur\w+|\balliances?\b|\bintegrat\w+|\bmou\b/iu,
  },
  {
    name: 'roadmap',
    asks: /\broadmap\b|\bmilestones?\b|\btimeline\b|\bplanned for\b|\bnext (?:steps|quarter|year)\b|\bsteps of\b|\bphases?\b|\bgrowth plan\b|\bstill to come\b|\bnot done yet\b|\bpipeline\b|\blong[- ]term goal\b|\bvision\b/u,
    names:
      /\broadmap\b|\bmilestones?\b|\btimeline\b|\bgrowth (?:plan|strategy)\b|\bnext steps\b|\bvision\b|\blong[- ]term\b|\bcoming\b|\bupcoming\b/iu,
    says: /\broadmap\b|\bmilestones?\b|\btimeline\b|\bphase\b|\bq[1-4]\b|\bplanned\b|\bupcoming\b|\bnext\b|\bcoming soon\b|\bmonths? \d|\b20[2-4]\d\b|\bvision\b|\blong[- ]term\b|\bgoal\b/iu,
    isList: true,
  },
  {
    name: 'growth',
    asks: /\bgrowth\b|\bgrow\w*\b/u,
    says: /\bgrow\w*|\bcagr\b|\byoy\b|\bmom\b|\bincrease\w*|\bup from\b|\bdoubl\w+|\btripl\w+/iu,
  },
  {
    name: 'launch',
    asks: /\blaunch\w*|\bgo(?:es)? live\b|\b(?:be )?(?:out|ready|available|released)\b|\bmvp\b|\bon the market\b|\bopens\b|(?<=\bwhen\b.{0,40})\bopen\b|\bstart(?:s|ed)?\b|\bgo to\b|\bcome(?:s)? on board\b|\brollout\b|\bin the stores\b/u,
    says: /\blaunch\w*|\bgo(?:es)?[- ]live\b|\blive\b|\breleas\w+|\bavailable\b|\bmvp\b|\bbeta\b|\bopen(?:s|ing|ed)?\b|\brollout\b|\bstart\w*|\bga\b|\bpilot\b|\bexpan\w+|\bdeploy\w*/iu,
  },
  {
    name: 'founded',
    asks: /\bfounded\b|\bset up\b|\bestablished\b|\bincorporated\b|\bsince when\b/u,
    says: /\bfounded\b|\bsince\b|\bestablished\b|\best\.?\b|\bincorporated\b|\bestablishment\b|\bstarted\b|\binception\b/iu,
    needs: ['date'],
  },
  {
    name: 'exit',
    asks: /\bexits?\b|\bacquire us\b|\bacquir(?:e|er|ers)\b|\bbuy us\b|\bin the end\b/u,
    names: /\bexit (?:strategy|options?|plan)\b|\bacquirers?\b|\bstrategic buyers?\b/iu,
    says: /\bexits?\b|\bacqui\w+|\bipo\b|\bm&a\b|\bstrategic buyers?\b/iu,
  },
  {
    name: 'return',
    asks: /\breturns?\b|\broi\b|\birr\b/u,
    says: /\breturns?\b|\broi\b|\birr\b|\bmultiple\b/iu,
  },
  {
    name: 'regulation',
    asks: /\bregulat\w+|\blaws?\b|\b(?:european|eu) rules?\b|\bfines?\b|\bcomplian\w+|\blegal\b/u,
    says: /\bregulat\w+|\blaws?\b|\bacts?\b|\bgdpr\b|\bdirective\b|\bfines?\b|\bcomplian\w+|\brules?\b|\bpenalt\w+/iu,
  },
  {
    name: 'award',
    asks: /\bawards?\b|\bprizes?\b|\bwon (?:an?|any|the)\b.{0,20}\b(?:award|prize|competition)\b/u,
    says: /\bawards?\b|\bprizes?\b|\bwinn\w+|\bwon\b|\bnominat\w+|\bfinalists?\b/iu,
  },
  {
    name: 'testimonial',
    asks: /\btestimonials?\b|\bquoted?\b|\bwhat do (?:customers|users|clients) say\b/u,
    says: /[“"”]|\btestimonials?\b/iu,
  },
  {
    name: 'reply time',
    asks: /\b(?:delay|latency|reply|respon[sd]e?|waiting time)\b/u,
    says: /\blatenc\w+|\brespon[sd]\w+|\boverhead\b|\breal[- ]?time\b|\b\d+ ?ms\b|\bdelay\b|\bseconds?\b|\binstant\w*/iu,
  },
  {
    name: 'technology',
    asks: /\bhow does (?:it|this|the product) work\b|\btechnolog\w+|\btech stack\b/u,
    says: /\btechnolog\w+|\bstack\b|\barchitecture\b|\bhow it works\b|\bpowered by\b|\bbuilt (?:on|with)\b|\balgorithm\w*/iu,
    section: 'solution',
    isList: true,
  },
  {
    name: 'features',
    asks: /\bfeatures?\b|\bfunctions?\b|\bwhat (?:does|can) (?:it|this|the product|the app)(?: actually)? do\b|\bwhat exactly is\b|\bwhat is (?:it|the product)\b|\bin one sentence\b/u,
    names:
      /\b(?:core |key |main )?features\b|\bhow it works\b|\bour (?:product|solution|platform)\b|\bproducts? & services\b/iu,
    says: /\bfeatures?\b|\bplatform\b|\bapp\b|\bhelps?\b|\benables?\b|\bproduct\b|\bsolution\b|\bprovides?\b|\boffers?\b|\bservice\b/iu,
    section: 'solution',
    isList: true,
  },
  {
    name: 'problem',
    asks: /\bproblems?\b|\bpain(?: points?)?\b|\bwrong with\b/u,
    says: /\bproblems?\b|\bpain\w*|\bstruggl\w+|\black\b|\blos[est]\w*|\bcosts?\b|\bfail\w*/iu,
    section: 'problem',
    isList: true,
  },
  {
    name: 'why now',
    asks: /\bwhy now\b|\btiming\b/u,
    says: /\bnow\b|\btoday\b|\b20[12]\d\b|\bshift\b|\btrend\b|\bnew\b/iu,
    section: 'why-now',
    isList: true,
  },
  {
    name: 'location',
    asks: /\bwhere (?:are|is) (?:you|we|they|the company|it)(?: based| located)?\b|\bheadquarter\w*|\bbased\b|\bwhich (?:country|city|countries|cities)\b/u,
    names: /\bbased in\b|\bheadquarter\w*|\bhq\b|\blocat\w+/iu,
    says: /\bbased in\b|\bheadquarter\w*|\boffices?\b|\bhq\b|\bin [A-Z]\p{Ll}+|\b[Mm]arkets?\b|\b[Ee]xpan\w+|\b[Ll]aunch\w*|\b[Cc]ountr\w+|\b[Cc]it(?:y|ies)\b/u,
    needs: ['place'],
  },
  {
    name: 'contact',
    asks: /\bcontact\b|\be-?mail address\b|\bget in touch\b/u,
    says: /@|\bwww\.|\bhttps?:|\bcontact\b/iu,
  },
];
