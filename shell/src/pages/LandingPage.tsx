import { ErrorBoundary } from '@northlight/shared-ui';
import { lazy, Suspense } from 'react';
import { CallToAction } from './landing/CallToAction.tsx';
import { ForInvestors } from './landing/ForInvestors.tsx';
import { GoodToKnow } from './landing/GoodToKnow.tsx';
import { Hero } from './landing/Hero.tsx';
import { HowItWorks } from './landing/HowItWorks.tsx';
import { ReadingPlate } from './landing/ReadingPlate.tsx';
import { Testimonials } from './landing/Testimonials.tsx';
import { WhatWeDo } from './landing/WhatWeDo.tsx';

const LookInside = lazy(() => import('./landing/LookInside.tsx'));

export default function LandingPage() {
  return (
    <>
      <Hero />
      <ReadingPlate />
      <WhatWeDo />
      <HowItWorks />
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <LookInside />
        </Suspense>
      </ErrorBoundary>
      <GoodToKnow />
      <CallToAction />
      <Testimonials />
      <ForInvestors />
    </>
  );
}
