import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, requestExport, type SecondFactor } from '@northlight/shared-api';
import { answers, aSecondFactor, PASSKEY_REQUEST, plugInPasskeys, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor } from '@testing-library/react';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import './ConfirmIdentityDialog.tsx'; // loaded ahead, so that no test waits for it
import '../server-data/withServerData.tsx';
import { tellPersonChange } from './person-change.ts';

const CALL = '/api/accounts/re-authentication/';
const EXPORT = '/api/accounts/export/';
const PROOF = { proof: 'p-1', expires_at: '2026-11-20T10:05:00.000Z' };

type Api = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['api']>;

const archive = answers('post', EXPORT, ({ request }) =>
  request.headers.get('re-authentication') === 'p-1'
    ? { url: '/archive' }
    : Response.json(
        { code: 're_authentication_required', detail: 'Please confirm that it is you first.' },
        { status: 403 },
      ),
);

afterEach(tellPersonChange); // each test is another person

function showAs(api: Api, enabled = false, given: Partial<SecondFactor> = {}) {
  const factor = aSecondFactor({ enabled, app: enabled, recovery_codes_left: enabled ? 9 : 0, ...given });
  const rendered = renderPage(ConfirmIdentity, {
    api: [...api, archive, answers('get', '/api/accounts/second-factor/', factor)],
  });
  const outcome = jest.fn();
  requestExport().then(outcome, outcome);
  return { ...rendered, outcome };
}

it('keeps asking with a wrong password, and says so under the field', async () => {
  const { person, outcome } = showAs([refuses('post', CALL, 400, { password: ['The password is not right.'] })]);
  await person.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('The password is not right.')).toBeVisible();
  expect(outcome).not.toHaveBeenCalled();
});

it('says how long to wait after too many attempts', async () => {
  const detail = 'Too many attempts. Please try again in 15 minutes.';
  const { person } = showAs([refuses('post', CALL, 429, { detail })]);
  await person.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText(detail)).toBeVisible();
});

it('changes nothing when I cancel', async () => {
  const { person, outcome } = showAs([]);
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(outcome).toHaveBeenCalledWith(expect.any(ApiError)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('goes on with what I was doing after the right password', async () => {
  const sent = jest.fn();
  const record = async ({ request }: { request: Request }) => {
    sent(await request.json());
    return PROOF;
  };
  const { person, outcome } = showAs([answers('post', CALL, record)]);
  await person.type(await screen.findByLabelText('Password'), 'four random words{Enter}');
  await waitFor(() => expect(outcome).toHaveBeenCalledWith({ url: '/archive' }));
  expect(sent).toHaveBeenCalledWith({ password: 'four random words' });
  expect(screen.queryByLabelText('Code from your app')).not.toBeInTheDocument();
});

it('asks for a code as well where two-step login is on', async () => {
  const sent = jest.fn();
  const record = async ({ request }: { request: Request }) => {
    sent(await request.json());
    return PROOF;
  };
  const { person, outcome } = showAs([answers('post', CALL, record)], true);
  await person.type(await screen.findByLabelText('Password'), 'four random words{Enter}');
  expect(await screen.findByText('Enter the code from your app, or a recovery code.')).toBeVisible();
  await person.type(screen.getByLabelText('Code from your app'), '123456{Enter}');
  await waitFor(() => expect(outcome).toHaveBeenCalledWith({ url: '/archive' }));
  expect(sent).toHaveBeenCalledWith({ password: 'four random words', passcode: '123456' });
});

describe('with a passkey', () => {
  const ask = answers('post', '/api/accounts/re-authentication/request/', PASSKEY_REQUEST);
  let unplug = () => {};
  afterEach(() => unplug());
  const show = (api: Api) => showAs([...api, ask], true, { app: false, passkeys: 1 });

  it('goes on after it has signed, without a password', async () => {
    unplug = plugInPasskeys();
    const sent = jest.fn();
    const record = async ({ request }: { request: Request }) => {
      sent(await request.json());
      return PROOF;
    };
    const { person, outcome } = show([answers('post', CALL, record)]);
    await person.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(outcome).toHaveBeenCalledWith({ url: '/archive' }));
    expect(sent).toHaveBeenCalledWith({ passkey: expect.objectContaining({ id: 'passkey-1' }) });
  });

  it('waits for something else when I close the browser’s question', async () => {
    unplug = plugInPasskeys({ fails: 'NotAllowedError' });
    const { person, outcome } = show([]);
    await person.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Use a passkey' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(outcome).not.toHaveBeenCalled();
  });

  it('says that it was refused, and takes the password with a recovery code', async () => {
    unplug = plugInPasskeys();
    const refusal = 'This passkey doesn’t work for this account.';
    const { person } = show([refuses('post', CALL, 400, { code: 'passkey_invalid', detail: refusal })]);
    await person.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
    expect(screen.getByLabelText('Recovery code')).toBeVisible();
  });

  it('offers none where the browser has none', async () => {
    show([]);
    expect(await screen.findByLabelText('Recovery code')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});
