import { Page, Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';

const LINES = ['62%', '94%', '78%', '100%', '86%', '91%', '70%', '83%'];

/** Placeholder for a report while it loads. */
export function ReportSkeleton() {
  return (
    <Page>
      <Verdict>
        <Ring />
        <Lines>
          <Skeleton width="70%" height="1.75rem" />
          <Skeleton width="52%" height="1.75rem" />
          <Skeleton width="90%" />
          <Skeleton width="64%" />
        </Lines>
      </Verdict>
      <Rows>
        {LINES.map((width) => (
          <div key={width}>
            <Skeleton width="60%" height="1.1rem" />
            <Skeleton width={width} />
          </div>
        ))}
      </Rows>
    </Page>
  );
}

const Verdict = styled.div`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr);
  gap: var(--s7);
  align-items: center;
  padding-block: var(--s5) var(--s7);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }
`;

const Ring = styled.span`
  width: 11rem;
  aspect-ratio: 1;
  border: 10px solid var(--plot-wide);
  border-radius: 50%;
`;

const Lines = styled.div`
  display: grid;
  gap: var(--s4);
  max-width: 30rem;
`;

const Rows = styled.div`
  border-top: 1px solid var(--ink);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    gap: var(--s7);
    align-items: center;
    padding-block: var(--s5);
  }

  & > div + div {
    border-top: 1px solid var(--line);
  }

  @media (max-width: 767px) {
    & > div {
      gap: var(--s4);
    }
  }
`;
