import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { reloadIfShellOutdated } from '../remotes/outdated.ts';
import { PageBoundary } from '../remotes/PageBoundary.tsx';
import { PageSkeleton } from '../remotes/PageSkeleton.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** A lazy component keeps its failure forever, so each retry needs a new one. */
const pages = new Map<Load, LazyExoticComponent<ComponentType>>();

function pageOf(load: Load) {
  const page = pages.get(load) ?? lazy(load);
  pages.set(load, page);
  return page;
}

/** One of the shell's own pages. It is a separate chunk, so it may fail to load. */
export function OwnPage({ load }: { load: Load }) {
  const [attempt, setAttempt] = useState(0);
  const Page = pageOf(load);
  const handleRetry = () => {
    pages.delete(load);
    setAttempt(attempt + 1);
  };
  return (
    <PageBoundary
      key={attempt}
      remote="shell"
      part="This page"
      onFailure={(failure) => void reloadIfShellOutdated(failure)}
      onRetry={handleRetry}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}
