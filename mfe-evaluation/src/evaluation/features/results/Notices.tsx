import type { Evaluation } from '@northlight/shared-api';
import { Banner, Stack } from '@northlight/shared-ui';
import { lazy, Suspense } from 'react';
import { SlideLink } from '../pins/SlideLink.tsx';
import { hasNotices, isRedrawn, recognisedIn } from './notices.ts';
import { slidesInWords } from './slides.ts';

const RedrawnNotice = lazy(() => import('./RedrawnNotice.tsx'));

/** The part of a slide in which a text stands, in words. */
function placeOf({ x, y, width, height }: Evaluation['hidden_texts'][number]['box']): string {
  const third = (middle: number, [first, last]: readonly [string, string]) =>
    middle < 1 / 3 ? first : middle > 2 / 3 ? last : '';
  const place = [third(y + height / 2, ['top', 'bottom']), third(x + width / 2, ['left', 'right'])];
  return place.filter(Boolean).join(' ') || 'middle';
}

/** What the evaluation could not take into account. Hidden if it could read everything. */
export function Notices({ evaluation }: { evaluation: Evaluation }) {
  const { unreadable_slides: unread, hidden_text_slides: hidden, foreign_slides: foreign } = evaluation;
  const { hidden_texts: texts, partly_read_slides: partly } = evaluation;
  const recognised = recognisedIn(evaluation);
  if (!hasNotices(evaluation)) return null;
  return (
    <Stack gap="s3">
      {isRedrawn(evaluation) && (
        <Suspense>
          <RedrawnNotice />
        </Suspense>
      )}
      {unread.length > 0 && (
        <Banner tone="caution">
          {slidesInWords(unread)} couldn’t be read, so {unread.length === 1 ? 'it was' : 'they were'} not assessed.
        </Banner>
      )}
      {partly.length > 0 && (
        <Banner tone="caution">
          {slidesInWords(partly)} {partly.length === 1 ? 'contains an image' : 'contain images'} that couldn’t be read
          in full, so the scores may miss some of {partly.length === 1 ? 'its' : 'their'} words. Text that isn’t part of
          an image is always read.
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
          Quoted words on {slidesInWords(recognised).toLowerCase()} were read from{' '}
          {recognised.length === 1 ? 'an image' : 'images'} and may contain small errors.
        </Banner>
      )}
      {hidden.length > 0 && (
        <Banner tone="caution">
          {slidesInWords(hidden)} {hidden.length === 1 ? 'contains' : 'contain'} text that can’t be seen, so it wasn’t
          scored. Make it visible or delete it.
          {texts.length > 0 && (
            <ul>
              {texts.map(({ slide, text, box }) => (
                <li key={`${slide} ${box.x} ${box.y} ${text}`}>
                  <SlideLink slide={slide} quote={text} />, {placeOf(box)}: “{text}”
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
    </Stack>
  );
}
