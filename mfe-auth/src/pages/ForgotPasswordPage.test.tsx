import { expect, it, jest } from '@jest/globals';
import { answers, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';

const RESET = '/api/accounts/password-reset/';

const show = (given: Parameters<typeof renderPage>[1]) =>
  renderPage(ForgotPasswordPage, { route: '/forgot-password', ...given });

it('wants an email address that is one', async () => {
  const { person } = show({});
  await person.click(screen.getByRole('button', { name: /Send reset link/ }));
  expect(await screen.findByText('Email is required.')).toBeVisible();
  await person.type(screen.getByLabelText('Email'), 'ines{Enter}');
  expect(await screen.findByText('Invalid email address')).toBeVisible();
});

it('shows what the server says, once, under the field it is about', async () => {
  const refusal = { email: ['This address cannot get mail.'], error: 'This address cannot get mail.' };
  const { person } = show({ api: [refuses('post', RESET, 400, refusal)] });
  await person.type(screen.getByLabelText('Email'), 'ines@isferd.test{Enter}');
  expect(await screen.findByText('This address cannot get mail.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so when the server gives no reason', async () => {
  const { person } = show({ api: [answers('post', RESET, () => new Response('', { status: 500 }))] });
  await person.type(screen.getByLabelText('Email'), 'ines@isferd.test{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send reset link.');
});

it('confirms without telling whether the address has an account, and leads back to login', async () => {
  const sent = jest.fn();
  const record = async ({ request }: { request: Request }) => {
    sent(await request.json());
    return { message: 'Sent.' };
  };
  const { person } = show({ api: [answers('post', RESET, record)] });
  await person.type(screen.getByLabelText('Email'), 'ines@isferd.test{Enter}');
  const confirmation = await screen.findByRole('status');
  expect(confirmation).toHaveTextContent('If an account exists with that email, a reset link has been sent.');
  expect(confirmation).toHaveFocus();
  expect(sent).toHaveBeenCalledWith({ email: 'ines@isferd.test' });
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
});
