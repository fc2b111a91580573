import type { ImportedDeck } from '@northlight/shared-api';
import { paths } from '@northlight/shared-api';
import { Banner, Link } from '@northlight/shared-ui';
import { useEffect, useRef } from 'react';

/** Says what a PowerPoint file had that the editor cannot hold, and leads to the deck. */
export function LeftOutNote({ saved_deck: deck, left_out: leftOut }: ImportedDeck) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Banner
        tone="positive"
        title={`“${deck.name}” is ready to edit`}
        announce="polite"
        actions={<Link to={paths.assistant(deck.id)}>Open the deck</Link>}
      >
        We kept its text, tables, charts, notes and pictures, in our own design. We left out:
        <ul>
          {leftOut.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
