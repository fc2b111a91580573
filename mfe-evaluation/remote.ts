import { defineRemote } from '@northlight/shared-api/remote';

export default defineRemote({
  name: 'mfe-evaluation',
  title: 'Pitch Analysis',
  version: '0.1.0',
  routes: [
    {
      path: '/evaluation',
      page: 'EvaluationPage',
      access: 'everyone',
      accessSetting: 'evaluation',
      title: 'Pitch Analysis',
      description:
        'Upload a pitch deck and see its scores in eight categories, each with the sentences that earned it.',
      render: 'server',
    },
    {
      path: '/sample-result',
      page: 'SampleResultPage',
      access: 'everyone',
      title: 'Sample result',
      description: 'See what an evaluation tells you, on a sample deck.',
    },
    { path: '/shared-results/:token', page: 'SharedResultsPage', access: 'everyone', title: 'Shared results' },
    { path: '/evaluation-results/:id', page: 'EvaluationResultsPage', access: 'login', title: 'Evaluation results' },
    { path: '/assistant', page: 'AssistantPage', access: 'login', title: 'Assistant' },
    { path: '/assistant/:savedDeckId', page: 'AssistantDeckPage', access: 'login', title: 'Assistant' },
  ],
  nav: [
    {
      label: 'Pitch Analysis',
      short: 'Analysis',
      to: '/evaluation',
      audience: 'everyone',
      place: 'bar',
      order: 20,
      icon: 'analysis',
    },
    {
      label: 'Assistant',
      to: '/assistant',
      audience: 'login',
      place: 'bar',
      order: 25,
      icon: 'assistant',
    },
  ],
  extensions: [
    { point: 'deck-to-send', component: 'DeckToSend', access: 'login' },
    { point: 'sent-deck-slide', component: 'SentDeckSlide', access: 'login' },
  ],
});
