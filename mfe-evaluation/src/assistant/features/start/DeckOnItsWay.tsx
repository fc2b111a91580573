import { Button, ProgressBar } from '@northlight/shared-ui';

interface DeckOnItsWayProps {
  /** Name of the file. */
  name: string;
  /** The task in progress, for the bar. */
  label?: string;
  /** Fraction done; no bar where it is unknown. */
  share?: number;
  words: string;
  onCancel: () => void;
}

/** A file that is uploaded and read. */
export function DeckOnItsWay({ name, label = '', share, words, onCancel }: DeckOnItsWayProps) {
  return (
    <>
      <b>{name}</b>
      {share !== undefined && <ProgressBar label={label} value={share} valueText={words} />}
      <p role="status">{words}</p>
      <div>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
