import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { BLANK_PERSON, type SlideOf, withPhoto } from '../slides/slide.ts';
import type { FieldsProps } from './fields-props.ts';
import { PickImage } from './PickImage.tsx';
import { RecordsField } from './RecordsField.tsx';

const PARTS = { name: 'Name', role: 'Role', background: { label: 'Background', maxLength: DECK_LIMITS.line } };

/** Fields of the team: what to say of each person, and a photo. */
export function TeamFields({ slide, actions }: FieldsProps<SlideOf<'team'>>) {
  return (
    <RecordsField
      noun="Person"
      path="people"
      records={slide.people}
      parts={PARTS}
      blank={BLANK_PERSON}
      most={DECK_LIMITS.people}
      extra={(person, at) => {
        const set = (photo: string | null) =>
          actions.update(slide.id, (now) => (now.kind === 'team' ? withPhoto(now, person, at, photo) : now));
        return (
          <PickImage
            noun="photo"
            of={person.name.trim() || `person ${at + 1}`}
            hasImage={person.photo !== undefined}
            onImage={({ name }) => set(name)}
            onRemove={() => set(null)}
          />
        );
      }}
      onWrite={(path, text) => actions.write(slide.id, path, text)}
      onChange={(people) => actions.edit({ ...slide, people })}
    />
  );
}
