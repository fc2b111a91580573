import { useBrowserValue } from '@northlight/shared-api';
import { Section, Stack } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import editorDeskDark from './pictures/editor-desk-dark.webp';
import editorDeskLight from './pictures/editor-desk-light.webp';
import editorPhoneDark from './pictures/editor-phone-dark.webp';
import editorPhoneLight from './pictures/editor-phone-light.webp';
import inboxDeskDark from './pictures/inbox-desk-dark.webp';
import inboxDeskLight from './pictures/inbox-desk-light.webp';
import inboxPhoneDark from './pictures/inbox-phone-dark.webp';
import inboxPhoneLight from './pictures/inbox-phone-light.webp';
import resultsDeskDark from './pictures/results-desk-dark.webp';
import resultsDeskLight from './pictures/results-desk-light.webp';
import resultsPhoneDark from './pictures/results-phone-dark.webp';
import resultsPhoneLight from './pictures/results-phone-light.webp';

/** Taken from the running product by `npm run pictures`. */
const VIEWS = [
  {
    title: 'Evaluation results',
    text: 'The overall score, the eight categories behind it, and what to do first.',
    alt: 'Evaluation results for a deck: 6 out of 10 overall, a bar for each of the eight categories, and three next steps under “Do this first.”',
    light: { desk: resultsDeskLight, phone: resultsPhoneLight },
    dark: { desk: resultsDeskDark, phone: resultsPhoneDark },
  },
  {
    title: 'The assistant',
    text: 'Edit your deck slide by slide, ask about it in the chat, and export it to PowerPoint or PDF.',
    alt: 'A 14-slide deck in the assistant: the title slide with its text fields.',
    light: { desk: editorDeskLight, phone: editorPhoneLight },
    dark: { desk: editorDeskDark, phone: editorPhoneDark },
  },
  {
    title: 'An investor’s dashboard',
    text: 'Investors search, sort and read the decks they receive, and decide whom to contact.',
    alt: 'An investor’s dashboard: two new submissions, one contacted, one rejected, and the list of received decks.',
    light: { desk: inboxDeskLight, phone: inboxPhoneLight },
    dark: { desk: inboxDeskDark, phone: inboxPhoneDark },
  },
];

const THEMES = ['light', 'dark'] as const;

/**
 * Pictures of the product. Both themes are in the page and styles show one, because only the browser knows the theme;
 * it doesn't load the other one, which is hidden.
 */
export default function LookInside() {
  // The server doesn't know from which origin this browser loads files.
  const isBrowser = useBrowserValue(() => true, false);
  return (
    <Section title="A look inside" note="Screenshots with demo data. The companies and people are made up.">
      <Stack gap="s7">
        {VIEWS.map(({ title, text, alt, ...pictures }) => (
          <View key={title}>
            <figcaption>
              <h3>{title}</h3>
              <p>{text}</p>
            </figcaption>
            <Frame>
              {isBrowser &&
                THEMES.map((theme) => (
                  <picture key={theme} data-shown-in={theme}>
                    <source media="(max-width: 767px)" srcSet={pictures[theme].phone} width={585} height={960} />
                    <img
                      src={pictures[theme].desk}
                      width={1280}
                      height={800}
                      loading="lazy"
                      decoding="async"
                      alt={alt}
                    />
                  </picture>
                ))}
            </Frame>
          </View>
        ))}
      </Stack>
    </Section>
  );
}

const View = styled.figure`
  & h3 {
    font-size: var(--title-sm);
  }

  & p {
    margin-top: var(--s1);
    color: var(--ink-soft);
    line-height: 1.6;
  }
`;

const Frame = styled.div`
  aspect-ratio: 1280 / 800;
  margin-top: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  overflow: hidden;

  & img {
    display: block;
    width: 100%;
    height: auto;
  }

  & [data-shown-in='dark'],
  :root[data-theme='dark'] & [data-shown-in='light'] {
    display: none;
  }

  :root[data-theme='dark'] & [data-shown-in='dark'] {
    display: block;
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & [data-shown-in='light'] {
      display: none;
    }

    :root:not([data-theme='light']) & [data-shown-in='dark'] {
      display: block;
    }
  }

  @media (max-width: 767px) {
    aspect-ratio: 390 / 640;
  }
`;
