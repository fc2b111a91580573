import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Passkey, SecondFactor, User } from '@northlight/shared-api';
import {
  answers,
  aSecondFactor,
  aSession,
  aUser,
  CREATION,
  hangs,
  pageOf,
  plugInPasskeys,
  refuses,
} from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SecuritySection } from './SecuritySection.tsx';
import { aPasskey, EVENTS, RECOVERY_CODES, SECRET, SESSIONS } from './security.fixture.ts';

const LIST = '/api/accounts/sessions/';
const ONE = '/api/accounts/sessions/{id}/';
const ACTIVITY = '/api/accounts/security-events/';
const FACTOR = '/api/accounts/second-factor/';
const PASSKEYS = '/api/accounts/passkeys/';
const SET_UP = '/api/accounts/second-factor/set-up/';
const CONFIRM = '/api/accounts/second-factor/confirm/';
const RENEW = '/api/accounts/second-factor/recovery-codes/';
const TURN_OFF = '/api/accounts/second-factor/turn-off/';
const RESEND = '/api/accounts/resend-verification/';

type Api = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['api']>;

const OFF = aSecondFactor();

function show(api: Api = [], user: User = aUser(), factor = OFF) {
  const Page = () => <SecuritySection user={user} />;
  const activity = answers('get', ACTIVITY, (asked) => pageOf(EVENTS, asked));
  const standing = [
    answers('get', LIST, SESSIONS),
    answers('get', FACTOR, factor),
    answers('get', PASSKEYS, []),
    activity,
  ];
  return renderPage(Page, { session: aSession(user), api: [...api, ...standing] });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('my email address', () => {
  it('is said to be verified when it is', async () => {
    show();
    expect(screen.getByText('ines@isferd.test is verified.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Resend/ })).not.toBeInTheDocument();
  });

  it('gets the link again', async () => {
    const sent = jest.fn();
    const record = async ({ request }: { request: Request }) => {
      sent(await request.json());
      return { message: 'Sent.' };
    };
    const { person } = show([answers('post', RESEND, record)], aUser({ email_verified: false }));
    await person.click(await button(/Resend verification email/));
    expect(await screen.findByText('The link has been sent again.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ email: 'ines@isferd.test' });
  });

  it('says why the link could not be sent', async () => {
    const refusal = { error: 'Too many email requests. Please try again in 5 minutes.' };
    const { person } = show([refuses('post', RESEND, 429, refusal)], aUser({ email_verified: false }));
    await person.click(await button(/Resend verification email/));
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.error);
  });
});

describe('a new email address', () => {
  const pending = aUser({ pending_email: 'ines@elsewhere.test' });

  it('is shown until it is confirmed, and gets its link again', async () => {
    const { person } = show(
      [answers('post', '/api/accounts/email-change/resend/', { message: 'The link has been sent again.' })],
      pending,
    );
    expect(
      await screen.findByText(/^ines@elsewhere.test is not confirmed yet.*log in with ines@isferd.test\.$/),
    ).toBeVisible();
    await person.click(await button('Send the link again'));
    expect(await screen.findByText('The link has been sent again.')).toBeVisible();
  });

  it('can be cancelled', async () => {
    const setUser = jest.fn();
    const Page = () => <SecuritySection user={pending} />;
    const { person } = renderPage(Page, {
      session: aSession(pending, { setUser }),
      api: [
        answers('delete', '/api/accounts/email-change/', aUser()),
        answers('get', LIST, SESSIONS),
        answers('get', FACTOR, OFF),
      ],
    });
    await person.click(await button('Cancel change'));
    await waitFor(() => expect(setUser.mock.calls[0]?.[0]).toEqual(aUser()));
  });

  it('says why the link could not be sent again', async () => {
    const detail = 'Too many email address changes. Please try again in 5 hours.';
    const { person } = show([refuses('post', '/api/accounts/email-change/resend/', 429, { detail })], pending);
    await person.click(await button('Send the link again'));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });
});

describe('where I am signed in', () => {
  it('is said to be on its way', () => {
    show([hangs('get', LIST), hangs('get', FACTOR)]);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading...');
  });

  it('says that it could not be read, and reads it again', async () => {
    let broken = true;
    const { person } = show([
      answers('get', LIST, () => (broken ? Response.json({ code: 'internal' }, { status: 500 }) : SESSIONS)),
    ]);
    expect(await screen.findByText('Failed to load your sessions.')).toBeVisible();
    broken = false;
    await person.click(await button('Try again'));
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  });

  it('names this device and others, and offers to sign out the others alone', async () => {
    show();
    const items = await within(await screen.findByRole('list', { name: 'Where you are logged in' })).findAllByRole(
      'listitem',
    );
    expect(items[0]).toHaveTextContent('Firefox on Windows This device');
    expect(items[0]).toHaveTextContent('Logged in 20 Nov 2026, 09:00, ends by 20 Dec 2026, 09:00');
    expect(within(items[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(within(items[1] as HTMLElement).getByRole('button', { name: /^Sign out Safari on iPhone/ })).toBeVisible();
  });

  it('signs out one device', async () => {
    const ended = jest.fn();
    let sessions = SESSIONS;
    const record = ({ params }: { params: Record<string, unknown> }) => {
      ended(params.id);
      sessions = SESSIONS.filter(({ id }) => id !== params.id);
      return undefined as never;
    };
    const { person } = show([answers('delete', ONE, record), answers('get', LIST, () => sessions)]);
    await person.click(await button(/^Sign out Safari on iPhone/));
    expect(await screen.findByText('Signed out Safari on iPhone')).toBeVisible();
    expect(ended).toHaveBeenCalledWith('s-2');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  });

  it('signs out all others at once', async () => {
    let sessions = SESSIONS;
    const record = () => {
      sessions = SESSIONS.slice(0, 1);
      return undefined as never;
    };
    const { person } = show([answers('delete', LIST, record), answers('get', LIST, () => sessions)]);
    await person.click(await button('Sign out everywhere else'));
    expect(await screen.findByText('Signed out everywhere else')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  });

  it('says that logging out failed, and keeps the device in the list', async () => {
    const { person } = show([refuses('delete', ONE, 500, {})]);
    await person.click(await button(/^Sign out Safari on iPhone/));
    expect(await screen.findByText('Failed to sign out.')).toBeVisible();
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });
});

describe('two-step login', () => {
  it('is not begun by somebody who does not confirm who they are', async () => {
    const refusal = { code: 're_authentication_required', detail: 'Please confirm that it is you first.' };
    const { person } = show([refuses('post', SET_UP, 403, refusal)]);
    await person.click(await button('Turn on'));
    expect(await screen.findByText('Please confirm that it is you first.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  });

  it('is turned on with a code from the app, and gives codes to keep', async () => {
    let factor = OFF;
    const confirm = () => {
      factor = aSecondFactor({ enabled: true, app: true, recovery_codes_left: 10 });
      return { recovery_codes: RECOVERY_CODES };
    };
    const { person } = show([
      answers('get', FACTOR, () => factor),
      answers('post', SET_UP, SECRET),
      answers('post', CONFIRM, confirm),
    ]);
    await person.click(await button('Turn on'));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByText(/^Scan this/)).toHaveFocus();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await person.type(screen.getByLabelText('Code from your app'), '123456{Enter}');
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(RECOVERY_CODES);
    await person.click(await button('I have saved them'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recovery codes' })).not.toBeInTheDocument());
    expect(await screen.findByText('On. You have 10 recovery codes left.')).toBeVisible();
  });

  it('says that the first code is wrong, under its field', async () => {
    const refusal = { passcode: ['This code is not right, or was used already.'] };
    const { person } = show([answers('post', SET_UP, SECRET), refuses('post', CONFIRM, 400, refusal)]);
    await person.click(await button('Turn on'));
    await person.type(await screen.findByLabelText('Code from your app'), '000000{Enter}');
    expect(await screen.findByText('This code is not right, or was used already.')).toBeVisible();
  });

  it('gives new recovery codes, and says when none are left', async () => {
    const { person } = show(
      [answers('post', RENEW, { recovery_codes: RECOVERY_CODES })],
      aUser(),
      aSecondFactor({ enabled: true, app: true }),
    );
    expect(await screen.findByText(/You have no recovery codes left/)).toBeVisible();
    await person.click(await button('New recovery codes'));
    expect(await screen.findByText('K7QF-2MXD-9HTR-VB4C')).toBeVisible();
  });

  it('is turned off', async () => {
    let factor: SecondFactor = aSecondFactor({ enabled: true, app: true, recovery_codes_left: 9 });
    const turnOff = () => {
      factor = OFF;
      return undefined as never;
    };
    const { person } = show([answers('get', FACTOR, () => factor), answers('post', TURN_OFF, turnOff)]);
    await person.click(await button('Turn off'));
    expect(await screen.findByText('Two-step login is off.')).toBeVisible();
    await waitFor(async () => expect(await button('Turn on')).toHaveFocus());
  });

  it('is asked of an admin, who cannot turn it off', async () => {
    let factor: SecondFactor = { ...OFF, required: true };
    let sessions = SESSIONS;
    const confirm = () => {
      factor = aSecondFactor({ enabled: true, app: true, required: true, recovery_codes_left: 10 });
      sessions = SESSIONS.slice(0, 1);
      return { recovery_codes: RECOVERY_CODES };
    };
    const { person } = show([
      answers('get', FACTOR, () => factor),
      answers('get', LIST, () => sessions),
      answers('post', SET_UP, SECRET),
      answers('post', CONFIRM, confirm),
    ]);
    expect(await screen.findByText(/the admin pages open once it is on/)).toBeVisible();
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
    await person.click(await button('Turn on'));
    await person.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
    await person.click(await button('I have saved them'));
    expect(await screen.findByText('On. You have 10 recovery codes left.')).toBeVisible();
    await waitFor(async () => expect(await button('New recovery codes')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
    expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
  });

  it('says that it could not be read', async () => {
    show([refuses('get', FACTOR, 500, {})]);
    expect(await screen.findByText('Failed to load your two-step login settings.')).toBeVisible();
  });
});

describe('my passkeys', () => {
  const OPTIONS = answers('post', '/api/accounts/passkeys/options/', CREATION);
  let unplug = () => {};
  afterEach(() => unplug());

  const list = async () => within(await screen.findByRole('list', { name: 'Passkeys' }));

  it('are listed with when they were used', async () => {
    show([
      answers('get', PASSKEYS, [aPasskey(), aPasskey({ id: 'p-2', name: 'Phone', synced: true, last_used_at: null })]),
    ]);
    const [first, second] = (await list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Added 20 Nov 2026, 09:00, last used 20 Nov 2026, 10:00');
    expect(within(second as HTMLElement).getByText('Synced')).toBeVisible();
    expect(second).toHaveTextContent('Added 20 Nov 2026, 09:00, not used yet');
  });

  it('get one with a name, and recovery codes for the first', async () => {
    unplug = plugInPasskeys();
    let stored: Passkey[] = [];
    const sent = jest.fn();
    const add = async ({ request }: { request: Request }) => {
      sent(await request.json());
      stored = [aPasskey({ name: 'Laptop' })];
      return Response.json({ passkey: stored[0], recovery_codes: RECOVERY_CODES }, { status: 201 });
    };
    const { person } = show([answers('get', PASSKEYS, () => stored), OPTIONS, answers('post', PASSKEYS, add)]);
    await screen.findByText('Safari on iPhone');
    await person.click(await button('Add a passkey'));
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Firefox on Windows');
    await person.clear(name);
    await person.type(name, 'Laptop{Enter}');
    expect(await screen.findByText('K7QF-2MXD-9HTR-VB4C')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ name: 'Laptop', passkey: expect.objectContaining({ id: 'passkey-1' }) });
    await person.click(await button('I have saved them'));
    expect((await list()).getByText('Laptop')).toBeVisible();
    await waitFor(async () => expect(await button('Add a passkey')).toHaveFocus());
  });

  it('say that the device has one already, and go on when I close the browser’s question', async () => {
    unplug = plugInPasskeys({ fails: 'InvalidStateError' });
    const { person } = show([OPTIONS]);
    await person.click(await button('Add a passkey'));
    await person.click(await button('Create passkey'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This device already has a passkey for your account.');
    unplug();
    unplug = plugInPasskeys({ fails: 'NotAllowedError' });
    await person.click(await button('Create passkey'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(await button('Create passkey')).toBeEnabled();
  });

  it('lose one that I remove, or say why not', async () => {
    const refusal = {
      code: 'second_factor_required',
      detail: 'Admins need two-step login, so the last passkey stays.',
    };
    const stored = [aPasskey(), aPasskey({ id: 'p-2', name: 'Phone' })];
    const remove = ({ params }: { params: { id?: unknown } }) => {
      if (params.id === 'p-2') return Response.json(refusal, { status: 403 });
      stored.shift();
      return undefined as never;
    };
    const { person } = show([
      answers('get', PASSKEYS, () => [...stored]),
      answers('delete', '/api/accounts/passkeys/{id}/', remove),
    ]);
    await person.click(await button(/^Remove Phone/));
    expect(await screen.findByText(refusal.detail)).toBeVisible();
    await person.click(await button(/^Remove Firefox on Windows/));
    expect(await screen.findByText('Passkey “Firefox on Windows” removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove Firefox/ })).not.toBeInTheDocument());
  });

  it('cannot be added where the browser offers none', async () => {
    show();
    expect(await screen.findByText(/Passkeys aren’t available in this browser at this address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('say that they could not be read', async () => {
    show([refuses('get', PASSKEYS, 500, {})]);
    expect(await screen.findByText('Failed to load your passkeys.')).toBeVisible();
  });

  it('take an app beside them, which brings no new recovery codes', async () => {
    const { person } = show(
      [answers('post', SET_UP, SECRET), answers('post', CONFIRM, { recovery_codes: null })],
      aUser(),
      aSecondFactor({ enabled: true, passkeys: 1, recovery_codes_left: 10 }),
    );
    expect(await screen.findByText(/Turning it off removes your passkeys, too/)).toBeVisible();
    await person.click(await button('Add an app'));
    await person.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
    expect(await screen.findByText('The app is set up.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Turn on two-step login' })).not.toBeInTheDocument(),
    );
  });
});

describe('my security activity', () => {
  const table = async () => within(await screen.findByRole('table', { name: 'Security activity' }));

  it('lists what happened on which device, newest first, page by page', async () => {
    const { person } = show();
    expect(
      await (await table()).findByRole('row', { name: /Failed login.*Samsung Internet on Android/ }),
    ).toBeVisible();
    expect((await table()).getByRole('row', { name: /Investor role added/ })).toBeVisible();
    expect((await table()).getByRole('row', { name: /Two-step login turned off.*The command line/ })).toBeVisible();
    expect(screen.getByText('1–10 of 12')).toBeVisible();
    await person.click(await button(/Next/));
    expect(await screen.findByText('11–12 of 12')).toBeVisible();
  });

  it('says so when it does not load', async () => {
    show([refuses('get', ACTIVITY, 500, {})]);
    expect(await screen.findByText('Your security activity didn’t load')).toBeVisible();
  });

  it('is read again after I have logged out a device', async () => {
    let reads = 0;
    const count = answers('get', ACTIVITY, (asked) => {
      reads += 1;
      return pageOf(EVENTS, asked);
    });
    const { person } = show([count, answers('delete', ONE, () => new Response(null, { status: 204 }))]);
    await table();
    await person.click(await button(/Sign out Safari on iPhone/));
    await waitFor(() => expect(reads).toBe(2));
  });
});
