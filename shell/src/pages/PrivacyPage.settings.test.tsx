import { beforeAll, expect, it } from '@jest/globals';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import PrivacyPage from './PrivacyPage.tsx';

beforeAll(() => {
  const script = document.createElement('script');
  script.id = 'settings';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ engine: 'llm', model: 'lantern-large' });
  document.head.append(script);
});

it('names the language model that decks are read by', () => {
  renderPage(PrivacyPage);
  expect(screen.getByText(/sent to the language model lantern-large/)).toBeVisible();
  expect(screen.queryByText(/not sent to another company/)).not.toBeInTheDocument();
  expect(screen.queryByText(/If we ever want an outside AI service/)).not.toBeInTheDocument();
});
