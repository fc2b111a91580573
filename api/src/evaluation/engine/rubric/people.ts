/** Words that begin a sentence about people but are not names. */
const STARTERS = '(?:Our|The|We|All|Most|Both|Two|Three|Four|Each|Every|This|These|Their|No)';
const PARTICLES = '(?:(?:de|van|von|der|den|da|di|du|dos|ter|bin|al|el|le|la) ){0,2}';

/** A first name and a family name, for case-sensitive patterns. */
export const PERSON = String.raw`(?!${STARTERS} )(?:(?:Dr|Prof)\.? )?\p{Lu}[\p{L}’'-]+ (?:\p{Lu}\. )?${PARTICLES}\p{Lu}[\p{L}’'-]+`;
