import type { Evaluation } from '@northlight/shared-api';
import { Banner, Stack } from '@northlight/shared-ui';
import { slidesInWords } from './slides.ts';

/** Slides with quoted text that was recognised by OCR. */
const recognisedIn = ({ scores }: Evaluation): number[] => [
  ...new Set(
    scores.flatMap(({ evidence }) => evidence.flatMap(({ slide, recognised }) => (recognised ? [slide] : []))),
  ),
];

/** What the evaluation could not take into account. Hidden if it could read everything. */
export function Notices({ evaluation }: { evaluation: Evaluation }) {
  const { unreadable_slides: unread, hidden_text_slides: hidden, foreign_slides: foreign } = evaluation;
  const recognised = recognisedIn(evaluation);
  if ([unread, hidden, foreign, recognised].every(({ length }) => length === 0)) return null;
  return (
    <Stack gap="s3">
      {unread.length > 0 && (
        <Banner tone="caution">
          {slidesInWords(unread)} could not be read; what {unread.length === 1 ? 'it says' : 'they say'} was not
          assessed.
        </Banner>
      )}
      {[...new Set(foreign.map(({ language }) => language))].map((language) => {
        const slides = foreign.filter((one) => one.language === language).map(({ slide }) => slide);
        return (
          <Banner key={language} tone="caution">
            {slidesInWords(slides)} {slides.length === 1 ? 'is' : 'are'} in {language}; only English is assessed for
            now.
          </Banner>
        );
      })}
      {recognised.length > 0 && (
        <Banner>
          {slidesInWords(recognised)} {recognised.length === 1 ? 'is a picture' : 'are pictures'}; the quoted words were
          recognised in {recognised.length === 1 ? 'it' : 'them'} and may differ in a letter.
        </Banner>
      )}
      {hidden.length > 0 && (
        <Banner tone="caution">
          {slidesInWords(hidden)} {hidden.length === 1 ? 'holds' : 'hold'} text that cannot be seen; it was not scored.
        </Banner>
      )}
    </Stack>
  );
}
