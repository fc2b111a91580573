import { Banner } from '@northlight/shared-ui';

/** Says why the slides of a PowerPoint file look different from the founder's. Few decks need it, so it loads apart. */
export default function RedrawnNotice() {
  return (
    <Banner>
      The slides of your PowerPoint file are shown in our own design, with their text, tables, charts and pictures.
      Hidden slides, small pictures, videos and animations are left out. Hidden slides aren’t counted in the slide
      numbers.
    </Banner>
  );
}
