/** A verb as it follows "it", or as it follows "they". */
export type Person = 'third' | 'base';

/** What somebody does as one step of a process: what is taken in or worked on, and what is given to somebody. */
const ACTIONS = {
  taken: [
    'absorb,add,align,analyse,analyze,approve,arrange,ask,assemble,assess,attach,bake,book,bottle,brew,build,buy,calculate',
    'capture,check,choose,claim,clean,clip,collect,combine,compare,compute,compress,connect,convert,cook,cool,count,create,cut',
    'decode,design,detect,dig,digest,distil,distill,download,draw,dry,encrypt,enter,estimate,extract,feed,ferment,fetch',
    'fill,film,filter,find,fit,flag,fly,fold,forecast,freeze,gather,generate,get,glue,grade,grind,grow,harvest,heat,identify,import',
    'inject,inspect,install,invest,label,learn,lift,listen,load,log,look,make,map,match,measure,melt,mill,mix,model,mold',
    'monitor,mould,move,open,order,pack,paint,photograph,pick,pickle,place,plan,plant,plug,plot,pour,predict,prepare,press',
    'price,print,process,pull,pump,purchase,purify,put,rank,read,receive,recognise,recognize,record,refine,register,remove,rent',
    'review,roast,sample,scan,schedule,score,screen,search,see,select,sense,separate,sequence,sew,shape,shred,sort,split,spot',
    'spray,stack,stitch,stir,store,strip,summarise,summarize,survey,swap,tag,take,test,track,train,transcribe,translate',
    'thaw,treat,turn,underwrite,upload,use,verify,visit,wash,watch,wear,weigh,weld,wrap',
  ],
  given: [
    'adjust,alert,bill,bring,call,cancel,charge,close,control,credit,deliver,direct,dispatch,draft,email,fix,hand,invoice',
    'issue,message,notify,pay,point,propose,publish,recommend,refund,reject,release,repair,repay,report,resell,return,route',
    'schedule,sell,send,settle,share,ship,show,shut,sign,start,stop,submit,suggest,switch,teach,tell,text,transfer,trigger',
    'update,warn,write',
  ],
};

/** Verbs of these that are no nouns, whatever follows them. Others count before a word such as "the" or "it" alone. */
const CLEAR = new Set(
  [
    'absorb,add,analyze,approve,ask,assemble,assess,attach,bring,build,buy,calculate,capture,choose,collect,combine',
    'compare,compute,connect,convert,create,deliver,detect,dig,enter,extract,find,freeze,gather,generate,get,identify,inspect,install',
    'invest,learn,listen,make,notify,pay,predict,prepare,propose,publish,pull,purify,put,receive,recommend,refine,remove,repay',
    'resell,see,select,sell,send,separate,submit,suggest,take,teach,tell,transcribe,translate,underwrite,verify,warn,write',
  ].flatMap((verbs) => verbs.split(',')),
);

/** Words that begin what a verb is done to. */
const OBJECT =
  /^(?:the|a|an|any|all|another|each|every|it|its|them|their|our|your|my|his|her|us|you|this|that|these|those|what|who|one|two|three|four|five|\d.*)$/u;
const ADVERB = /^(?:then|finally|next|automatically|instantly|immediately|directly|simply|later|also)$/u;
/** Who acts: a pronoun, or words that begin a name for a thing. */
const SUBJECT = /^(?:we|you|they|it|the|a|an|our|your|their|its|each|every|one|two|three|four|five|\d+)$/u;
/** Words that no subject holds: another verb, or what says that something is not so. */
const NO_SUBJECT =
  /^(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|not|never|to|that|which|who|where|when|while|if|and|or|but|for|of|in|on|at|by|with|from|cannot|\p{L}+n[’']t)$/u;
const MOST_BEFORE = 5;

const thirdOf = (verb: string) => {
  if (/[^aeiou]y$/u.test(verb)) return verb.replace(/y$/u, 'ies');
  return /(?:s|x|z|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`;
};

interface Form {
  verb: string;
  person: Person;
}

const verbsOf = (lists: readonly string[]) => lists.flatMap((verbs) => verbs.split(','));
const FORMS: ReadonlyMap<string, Form> = new Map(
  Object.values(ACTIONS)
    .flatMap(verbsOf)
    .flatMap((verb): [string, Form][] => [
      [verb, { verb, person: 'base' }],
      [thirdOf(verb), { verb, person: 'third' }],
    ]),
);
const GIVEN = new Set(verbsOf(ACTIONS.given));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'.,-]*[\p{L}\p{N}]/gu) ?? [];

/** The form of a verb at a place, if it is certain to be one. */
function verbAt(words: readonly string[], at: number): Form | null {
  const form = FORMS.get(words[at] ?? '');
  if (!form) return null;
  return CLEAR.has(form.verb) || OBJECT.test(words[at + 1] ?? '') ? form : null;
}

/** Whether a text may begin with a verb in this form, or with a name for things: "flags fraud", "orders of loads". */
export function isDoubtful(text: string, person: Person): boolean {
  const [first = '', next = 'and'] = wordsOf(text);
  return FORMS.get(first)?.person === person && !/^(?:and|or|of|for|in|on|at|by|with|from|to)$/u.test(next);
}

/** The form of the verb that a text begins with: "moves the slots", "then tells the port"; null for another beginning. */
export function personOf(text: string): Person | null {
  const words = wordsOf(text);
  return verbAt(words, ADVERB.test(words[0] ?? '') ? 1 : 0)?.person ?? null;
}

/** Who or what acts, and the verb's form, in words that begin with a subject and what it does; null for others. */
export function actsIn(text: string): Form | null {
  const words = wordsOf(text);
  const isPlain = SUBJECT.test(words[0] ?? '') || /^\p{Lu}/u.test(text) || /^\p{L}+s$/u.test(words[0] ?? '');
  if (!isPlain) return null;
  for (let at = 0; at <= MOST_BEFORE && at < words.length; at += 1) {
    const form = verbAt(words, at);
    if (form && (at > 0 || form.person === 'base')) return form;
    if (NO_SUBJECT.test(words[at] ?? '')) return null;
  }
  return null;
}

/** Whether the first verb of a step gives something to somebody. */
export function givesAway(step: string): boolean {
  const words = wordsOf(step);
  const at = words.findIndex((_, place) => verbAt(words, place) !== null);
  return GIVEN.has(FORMS.get(words[at] ?? '')?.verb ?? '');
}
