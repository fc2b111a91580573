import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askForConsent } from './ask-for-consent.tsx';

const linked = {
  overrides: [],
  refused: [],
  disabled: [],
  added: [{ name: 'mfe-x', origin: 'http://localhost:3005' }],
  newlyDisabled: ['mfe-y'],
};

it.each([
  { button: 'Apply', accepted: true },
  { button: 'Keep as it is', accepted: false },
])('a link changes parts only after a click on “Apply”: $button', async ({ button, accepted }) => {
  const { rerender } = render(null);
  const answer = askForConsent({ render: rerender }, linked);
  expect(await screen.findByText('http://localhost:3005')).toBeVisible();
  expect(screen.getByText('mfe-y')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await answer).toBe(accepted);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
