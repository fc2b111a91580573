import {
  counted,
  durationOf,
  Extensions,
  isForbidden,
  loadDeckFile,
  messageOf,
  paths,
  timesOf,
  useDeckSlides,
  usePageTitle,
  useSentSubmission,
} from '@northlight/shared-api';
import {
  BackLink,
  Banner,
  Button,
  ButtonLink,
  ErrorCard,
  Loading,
  NoPermission,
  Page,
  PageHeader,
  Skeleton,
} from '@northlight/shared-ui';
import { ExternalLink, RotateCw } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Viewer } from '../features/viewer/Viewer.tsx';

const home = (
  <ButtonLink to={paths.dashboard()} size="sm">
    Back to Dashboard
  </ButtonLink>
);

/** A sent deck, slide by slide, for the founder and the investor. */
export default function DeckPage() {
  const { id = '' } = useParams();
  const { data: deck, error, isPending, refetch } = useDeckSlides(id);
  const isFounder = deck?.viewer === 'founder';
  const { data: sent } = useSentSubmission(isFounder ? id : null);
  usePageTitle(deck ? deck.company_name : null);

  const back = <BackLink to={paths.submission(id)}>Back to Dashboard</BackLink>;
  if (isPending) {
    return (
      <Loading label="Preparing the slides...">
        <PageHeader title={<Skeleton width="min(18rem, 70vw)" height="2.25rem" />} back={back}>
          This takes a few seconds the first time.
        </PageHeader>
        <Page>
          <Skeleton width="100%" height="min(60vh, 40rem)" />
        </Page>
      </Loading>
    );
  }
  if (!deck) {
    return (
      <Page>
        <Room>
          {isForbidden(error) ? (
            <NoPermission size="page" actions={home} />
          ) : (
            <ErrorCard
              size="page"
              title="The deck didn’t open"
              actions={
                <>
                  <Button size="sm" variant="primary" icon={<RotateCw />} onClick={() => void refetch()}>
                    Try again
                  </Button>
                  {home}
                </>
              }
            >
              {messageOf(error, 'The slides could not be loaded. Please try again later.')}
            </ErrorCard>
          )}
        </Room>
      </Page>
    );
  }
  const times = new Map(sent?.views.slides.map(({ slide, median_seconds }) => [slide, median_seconds]));
  const captionOf = (number: number) => {
    const seconds = times.get(number);
    return seconds === undefined ? null : durationOf(seconds);
  };
  return (
    <>
      <PageHeader
        title={deck.company_name}
        back={back}
        actions={
          <ButtonLink to={deck.file_url} icon={<ExternalLink />}>
            Open original file
          </ButtonLink>
        }
      >
        {deck.original_filename} · {counted(deck.slides.length, 'slide')}
      </PageHeader>
      <Page>
        {!isFounder && (
          <Notice>
            <Banner tone="info">The founder sees when this deck was opened and how long each slide was in view.</Banner>
          </Notice>
        )}
        {isFounder && sent && sent.views.count > 0 && (
          <Notice>
            <Banner tone="info">
              Your deck was read {timesOf(sent.views.count)}. Under each slide is the median time it was in view.
            </Banner>
          </Notice>
        )}
        <Viewer
          submissionId={id}
          deck={deck}
          captionOf={isFounder ? captionOf : undefined}
          about={
            isFounder
              ? (slide) => (
                  <Extensions
                    point="sent-deck-slide"
                    props={{ slide, fileSha256: deck.file_sha256, loadFile: () => loadDeckFile(deck) }}
                  />
                )
              : undefined
          }
        />
      </Page>
    </>
  );
}

const Room = styled.div`
  padding-block: var(--s6);
`;

const Notice = styled.div`
  padding-block-end: var(--s4);
`;
