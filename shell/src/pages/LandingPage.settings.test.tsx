import { beforeAll, expect, it } from '@jest/globals';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import LandingPage from './LandingPage.tsx';

beforeAll(() => {
  const script = document.createElement('script');
  script.id = 'settings';
  script.type = 'application/json';
  script.textContent = JSON.stringify({
    product_name: 'Lodestar',
    provider_email: 'partners@lodestar.test',
    evaluation_access: 'login',
    cost_note: 'Lodestar is part of the programme fee.',
  });
  document.head.append(script);
});

it('does not promise a reading without an account where one is needed', () => {
  renderPage(LandingPage);
  expect(screen.queryByText(/No account needed/)).not.toBeInTheDocument();
  expect(screen.getByText('PDF or PowerPoint, up to 50 MB. Your results are saved in your account.')).toBeVisible();
});

it('says what the provider charges', () => {
  renderPage(LandingPage);
  expect(screen.getByText('Lodestar is part of the programme fee.')).toBeVisible();
  expect(screen.queryByText(/Without an account, we delete it/)).not.toBeInTheDocument();
});

it('bears the name of its installation, and investors write to its provider', () => {
  renderPage(LandingPage);
  expect(screen.getByText(/^Lodestar reads your pitch deck/)).toBeVisible();
  expect(screen.getByText('or write to partners@lodestar.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Become an Investor' })).toHaveAttribute(
    'href',
    'mailto:partners@lodestar.test?subject=Become%20an%20investor',
  );
  expect(document.body).not.toHaveTextContent('Northlight');
});
