import type { Evaluation } from '@northlight/shared-api';
import { Banner, Stack } from '@northlight/shared-ui';
import { slidesInWords } from './slides.ts';

/** What the reading of the deck could not take into account. Nothing when it could read it all. */
export function Notices({ evaluation }: { evaluation: Evaluation }) {
  const { unreadable_slides: unread, hidden_text_slides: hidden } = evaluation;
  if (unread.length === 0 && hidden.length === 0) return null;
  return (
    <Stack gap="s3">
      {unread.length > 0 && (
        <Banner tone="caution">
          {slidesInWords(unread)} could not be read; what {unread.length === 1 ? 'it says' : 'they say'} was not
          assessed.
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
