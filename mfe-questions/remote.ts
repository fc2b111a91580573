import { defineRemote } from '@northlight/shared-api/remote';

export default defineRemote({
  name: 'mfe-questions',
  title: 'The question pages',
  version: '0.1.0',
  routes: [
    { path: '/customize-questions', page: 'QuestionsPage', access: 'investor', title: 'My Questions' },
    { path: '/investor-questions', page: 'InvestorQuestionsPage', access: 'investor', title: 'Questionnaire' },
    { path: '/answer-questions', page: 'AnswerQuestionsPage', access: 'login', title: 'Questions from an investor' },
  ],
  nav: [
    {
      label: 'My Questions',
      short: 'Questions',
      to: '/customize-questions',
      audience: 'investor',
      place: 'bar',
      order: 50,
      icon: 'questions',
    },
    {
      label: 'Questionnaire',
      to: '/investor-questions',
      audience: 'investor',
      place: 'bar',
      order: 55,
      icon: 'questionnaire',
    },
  ],
});
