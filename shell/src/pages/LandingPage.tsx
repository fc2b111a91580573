import { CallToAction } from './landing/CallToAction.tsx';
import { ForInvestors } from './landing/ForInvestors.tsx';
import { GoodToKnow } from './landing/GoodToKnow.tsx';
import { Hero } from './landing/Hero.tsx';
import { HowItWorks } from './landing/HowItWorks.tsx';
import { ReadingPlate } from './landing/ReadingPlate.tsx';
import { Testimonials } from './landing/Testimonials.tsx';
import { WhatWeDo } from './landing/WhatWeDo.tsx';

export default function LandingPage() {
  return (
    <>
      <Hero />
      <ReadingPlate />
      <WhatWeDo />
      <HowItWorks />
      <GoodToKnow />
      <CallToAction />
      <Testimonials />
      <ForInvestors />
    </>
  );
}
