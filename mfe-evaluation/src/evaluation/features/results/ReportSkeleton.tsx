import { Page, Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';

const BARS = ['62%', '94%', '78%', '100%', '86%', '91%', '70%', '83%'];
const STEPS = ['80%', '64%', '72%'];

/** Placeholder for the first screen of a report while it loads. */
export function ReportSkeleton() {
  return (
    <Page>
      <Overview>
        <Verdict>
          <Ring />
          <Lines>
            <Skeleton width="90%" height="1.5rem" />
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton width="80%" height="1.5rem" />
          </Lines>
        </Verdict>
        <Bars>
          {BARS.map((width) => (
            <div key={width}>
              <Skeleton width="70%" />
              <Skeleton width={width} />
            </div>
          ))}
        </Bars>
        <Steps>
          {STEPS.map((width) => (
            <Lines key={width}>
              <Skeleton width={width} height="1.25rem" />
              <Skeleton width="50%" />
            </Lines>
          ))}
        </Steps>
      </Overview>
    </Page>
  );
}

const Overview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: var(--s5) var(--s8);
  align-content: start;
  min-height: 100dvh;
  padding-block: var(--s7);
  border-top: 1px solid var(--line);

  & > :last-child {
    grid-column: 1 / -1;
  }

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: var(--s5);
  }
`;

const Verdict = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s6);
  align-items: start;

  @media (max-width: 767px) {
    gap: var(--s4);
  }
`;

const Ring = styled.span`
  width: 9.5rem;
  aspect-ratio: 1;
  border: 10px solid var(--plot-wide);
  border-radius: 50%;

  @media (max-width: 767px) {
    width: 6.75rem;
    border-width: 7px;
  }
`;

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s3);
  padding-top: var(--s3);
`;

const Bars = styled.div`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--s5);
    align-items: center;
    height: 2.25rem;
  }

  & > div + div {
    border-top: 1px solid var(--line);
  }
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s6);
  padding-top: var(--s4);
  border-top: 1px solid var(--ink);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
