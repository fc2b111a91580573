import type { NewDeckImage } from '@northlight/shared-api';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { placeNow, type SlideOf } from '../slides/slide.ts';
import type { FieldsProps } from './fields-props.ts';
import { PickImage } from './PickImage.tsx';
import { RecordsField } from './RecordsField.tsx';

type Logos = SlideOf<'logos'>;
type Logo = Logos['logos'][number];

const PARTS = { name: { label: 'Name', wide: true } };

/**
 * The slide with another image for a logo, or with none.
 * @param at where the logo was when the image was chosen
 */
function withImage(slide: Logos, logo: Logo, at: number, added: NewDeckImage | null): Logos {
  const index = placeNow(slide.logos, logo, at);
  const logos = slide.logos.map((one, place): Logo => {
    if (place !== index) return one;
    if (!added) return { name: one.name };
    return { name: one.name, image: added.name, ...(added.ground && { ground: added.ground }) };
  });
  return { ...slide, logos };
}

/** Fields of logos: whose they are, and their images. */
export function LogosFields({ slide, actions }: FieldsProps<Logos>) {
  return (
    <RecordsField
      noun="Logo"
      path="logos"
      records={slide.logos}
      parts={PARTS}
      blank={{ name: '' } as Logo}
      most={DECK_LIMITS.logos}
      extra={(logo, at) => {
        const set = (image: NewDeckImage | null) =>
          actions.update(slide.id, (now) => (now.kind === 'logos' ? withImage(now, logo, at, image) : now));
        return (
          <PickImage
            noun="image"
            of={logo.name.trim() || `logo ${at + 1}`}
            hasImage={logo.image !== undefined}
            onImage={set}
            onRemove={() => set(null)}
          />
        );
      }}
      onWrite={(path, text) => actions.write(slide.id, path, text)}
      onChange={(logos) => actions.edit({ ...slide, logos })}
    />
  );
}
