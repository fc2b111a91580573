import { describe, expect, it, jest } from '@jest/globals';
import type { SecondFactor, User } from '@northlight/shared-api';
import { answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SecuritySection } from './SecuritySection.tsx';
import { RECOVERY_CODES, SECRET, SESSIONS } from './security.fixture.ts';

const LIST = '/api/accounts/sessions/';
const ONE = '/api/accounts/sessions/{id}/';
const FACTOR = '/api/accounts/second-factor/';
const SET_UP = '/api/accounts/second-factor/set-up/';
const CONFIRM = '/api/accounts/second-factor/confirm/';
const RENEW = '/api/accounts/second-factor/recovery-codes/';
const TURN_OFF = '/api/accounts/second-factor/turn-off/';
const RESEND = '/api/accounts/resend-verification/';

type Api = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['api']>;

const OFF: SecondFactor = { enabled: false, recovery_codes_left: 0 };

function show(api: Api = [], user: User = aUser(), factor = OFF) {
  const Page = () => <SecuritySection user={user} />;
  const standing = [answers('get', LIST, SESSIONS), answers('get', FACTOR, factor)];
  return renderPage(Page, { session: aSession(user), api: [...api, ...standing] });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog');

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
    const refusal = { error: 'Too many requests for mail. Please try again in 5 minutes.' };
    const { person } = show([refuses('post', RESEND, 429, refusal)], aUser({ email_verified: false }));
    await person.click(await button(/Resend verification email/));
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.error);
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
    const items = await within(await screen.findByRole('list', { name: 'Where you are signed in' })).findAllByRole(
      'listitem',
    );
    expect(items[0]).toHaveTextContent('Firefox on Windows This device');
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
    expect(await screen.findByText('Signed out elsewhere')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  });

  it('says that signing out failed, and keeps the device in the list', async () => {
    const { person } = show([refuses('delete', ONE, 500, {})]);
    await person.click(await button(/^Sign out Safari on iPhone/));
    expect(await screen.findByText('Failed to sign out.')).toBeVisible();
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });
});

describe('two-step login', () => {
  it('is not begun with a wrong password', async () => {
    const refusal = { current_password: ['The current password is not right.'] };
    const { person } = show([refuses('post', SET_UP, 400, refusal)]);
    await person.click(await button('Turn on'));
    await dialog();
    await person.type(screen.getByLabelText('Current password'), 'not it{Enter}');
    expect(await screen.findByText('The current password is not right.')).toBeVisible();
  });

  it('is turned on with a code from the app, and gives codes to keep', async () => {
    let factor = OFF;
    const confirm = () => {
      factor = { enabled: true, recovery_codes_left: 10 };
      return { recovery_codes: RECOVERY_CODES };
    };
    const { person } = show([
      answers('get', FACTOR, () => factor),
      answers('post', SET_UP, SECRET),
      answers('post', CONFIRM, confirm),
    ]);
    await person.click(await button('Turn on'));
    await dialog();
    await person.type(screen.getByLabelText('Current password'), 'four random words{Enter}');
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
    await person.click(await button('I have kept them'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recovery codes' })).not.toBeInTheDocument());
    expect(await screen.findByText('On. You have 10 recovery codes left.')).toBeVisible();
  });

  it('says that the first code is wrong, under its field', async () => {
    const refusal = { passcode: ['This code is not right, or was used already.'] };
    const { person } = show([answers('post', SET_UP, SECRET), refuses('post', CONFIRM, 400, refusal)]);
    await person.click(await button('Turn on'));
    await dialog();
    await person.type(screen.getByLabelText('Current password'), 'four random words{Enter}');
    await person.type(await screen.findByLabelText('Code from your app'), '000000{Enter}');
    expect(await screen.findByText('This code is not right, or was used already.')).toBeVisible();
  });

  it('gives new recovery codes, and says when none are left', async () => {
    const { person } = show([answers('post', RENEW, { recovery_codes: RECOVERY_CODES })], aUser(), {
      enabled: true,
      recovery_codes_left: 0,
    });
    expect(await screen.findByText(/You have no recovery codes left/)).toBeVisible();
    await person.click(await button('New recovery codes'));
    await dialog();
    await person.type(screen.getByLabelText('Current password'), 'four random words{Enter}');
    expect(await screen.findByText('K7QF-2MXD-9HTR-VB4C')).toBeVisible();
  });

  it('is turned off with the password', async () => {
    let factor: SecondFactor = { enabled: true, recovery_codes_left: 9 };
    const turnOff = () => {
      factor = OFF;
      return undefined as never;
    };
    const { person } = show([answers('get', FACTOR, () => factor), answers('post', TURN_OFF, turnOff)]);
    await person.click(await button('Turn off'));
    await dialog();
    await person.type(screen.getByLabelText('Current password'), 'four random words{Enter}');
    expect(await screen.findByText('Two-step login is off.')).toBeVisible();
    await waitFor(async () => expect(await button('Turn on')).toHaveFocus());
  });

  it('says that it could not be read', async () => {
    show([refuses('get', FACTOR, 500, {})]);
    expect(await screen.findByText('Failed to load two-step login.')).toBeVisible();
  });
});
