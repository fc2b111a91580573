import { capital, withoutStop } from '../sentences.ts';

/** Filler words and shorter equivalents. None of them affects a number or a name. */
const SHORTER: readonly [RegExp, string][] = [
  [
    /\b(?:we (?:strongly |firmly )?(?:believe|think|feel) that|it is (?:important|worth) (?:to note|noting) that|please note that|as (?:you can see|mentioned(?: before| above)?),?)\s*/giu,
    '',
  ],
  [/\b(?:in order|so as) to\b/giu, 'to'],
  [/\bdue to the fact that\b/giu, 'because'],
  [/\bin spite of the fact that\b/giu, 'although'],
  [/\bat (?:this|the present) (?:point in )?(?:time|moment)\b/giu, 'now'],
  [/\bin the (?:near )?future\b/giu, 'soon'],
  [/\b(?:is|are) able to\b/giu, 'can'],
  [/\b(?:has|have) the (?:ability|capability) to\b/giu, 'can'],
  [/\ba (?:large|huge|vast|great) (?:number|amount) of\b/giu, 'many'],
  [/\b(?:the )?majority of\b/giu, 'most'],
  [/\bon a (daily|weekly|monthly|yearly) basis\b/giu, '$1'],
  [/\bwith (?:regard|respect) to\b/giu, 'about'],
  [/\bfor the purpose of\b/giu, 'for'],
  [/\bin the event that\b/giu, 'if'],
  [/\b(?:make|makes) use of\b/giu, 'use'],
  [/\b(?:utili[sz]|leverag)es\b/giu, 'uses'],
  [/\b(?:utili[sz]|leverag)e\b/giu, 'use'],
  [/\b(?:very|really|truly|actually|basically|extremely|incredibly|simply|literally)\s+(?=\p{L})/giu, ''],
  [
    /\b(?:amazing|incredible|revolutionary|groundbreaking|game-changing|cutting-edge|world-class|state-of-the-art|best-in-class|next-generation|innovative|seamless|robust)[,\s]+(?=\p{L})/giu,
    '',
  ],
  [/\s+(?:and so on|etc\.?)(?=[,.;]|$)/giu, ''],
];

/** Shortens a sentence and removes its full stop. Claim, numbers and names stay the same. */
export function tighten(sentence: string): string {
  const shorter = SHORTER.reduce((text, [pattern, by]) => text.replace(pattern, by), sentence);
  const clean = shorter
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:])/gu, '$1')
    .replace(/^[,;:\s]+/u, '')
    .trim();
  return clean === '' ? withoutStop(sentence) : capital(withoutStop(clean));
}
