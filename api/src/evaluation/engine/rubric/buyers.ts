const BUYERS =
  'buyers|companies|firms|businesses|shops|stores|retailers|restaurants|farms|farmers|hospitals|clinics|practices|pharmacies|patients|procedures|schools|students|universities|cities|towns|municipalities|households|homes|people|adults|workers|drivers|teams|developers|sites|plants|factories|operators|owners|providers|utilities|banks|insurers|hotels|ships|aircraft|vehicles|trucks|kiosks|merchants|sellers|contractors|builders|groups';
const THOUSANDS = String.raw`(?:\d{1,3}(?:,\d{3})+|\d[\d.,]* ?(?:k|m|bn?|thousand|million|billion|lakh|crore)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:thousand|million|billion))`;
/** Words that mark a count as the company’s own. */
const OWN =
  'we|our|us|since|signed|active|paying|served|use it|using|users?|downloads|so far|pilot\\w*|live|contract\\w*|stored|joined|ordered';

/**
 * Counts of potential buyers in the thousands, not the company's own: "54,000 hotels in the US". For case-insensitive
 * patterns.
 */
export const COUNTED_BUYERS = String.raw`^(?!.*\b(?:${OWN})\b).*\b${THOUSANDS} (?:[\p{L}-]+ ){0,4}(?:${BUYERS})\b`;
