import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { buildUser } from '../../../test/factories/users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const form = {
  email: 'ines@isferd.test',
  password: 'trailers at minus eighteen',
  password2: 'trailers at minus eighteen',
  first_name: 'Ines',
  last_name: 'Varga-Holm',
};
const register = (changes: object, ip?: string) =>
  call(server, 'POST', '/accounts/register/', { body: { ...form, ...changes }, ...(ip && { ip }) });

describe('signing up is refused', () => {
  it.each(['email', 'password', 'password2', 'first_name', 'last_name'])('without %s', async (field) => {
    const { status, body } = await register({ [field]: undefined });
    expect(status).toBe(400);
    expect(body).toEqual({ [field]: ['This field is required.'], code: 'validation_failed' });
  });

  it.each([
    ['email', 'nobody', 'Invalid email address'],
    ['first_name', '   ', 'First name is required.'],
    ['password', 'short', 'Use at least 12 characters.'],
    ['password', 'x'.repeat(129), 'Use at most 128 characters.'],
    ['password', 'Password1234', 'This password is too common. Choose one that is harder to guess.'],
    ['password', 'abcabcabcabc', 'This password is too common. Choose one that is harder to guess.'],
    ['password', 'Ines@Isferd.test', 'Do not use your email address as your password.'],
    ['password2', 'something else entirely', 'Passwords do not match.'],
  ])('with the %s %j', async (field, value, message) => {
    const { status, body } = await register(
      field === 'password' ? { password: value, password2: value } : { [field]: value },
    );
    expect(status).toBe(400);
    expect(body[field]).toContain(message);
    expect(body.code).toBe('validation_failed');
  });

  it('with all that is wrong with a password at once', async () => {
    const { body } = await register({ password: 'aaaa', password2: 'aaaa' });
    expect(body.password).toHaveLength(2);
  });

  it('with every field that is wrong in one answer', async () => {
    const wrong = { first_name: ' ', last_name: undefined, email: 'nobody', password: 'password1234', password2: 'x' };
    expect((await register(wrong)).body).toEqual({
      first_name: ['First name is required.'],
      last_name: ['This field is required.'],
      email: ['Invalid email address'],
      password: ['This password is too common. Choose one that is harder to guess.'],
      password2: ['Passwords do not match.'],
      code: 'validation_failed',
    });
  });

  it.each([[null], [[]], [{ password: 1, password2: {} }]])('with a form that is none: %j', async (body) => {
    const refused = await call(server, 'POST', '/accounts/register/', { body: body as object });
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(refused.body.password).not.toEqual(['Passwords do not match.']);
  });

  it('without telling of a taken address while another field is wrong', async () => {
    await buildUser(server.context, { email: 'known@example.test' });
    const { body } = await register({ email: 'known@example.test', first_name: '' });
    expect(body).toEqual({ first_name: ['First name is required.'], code: 'validation_failed' });
  });

  it('with an address that somebody has, in whatever capitals', async () => {
    await buildUser(server.context, { email: 'taken@example.test' });
    const { status, body } = await register({ email: ' TAKEN@Example.test ' });
    expect(status).toBe(400);
    expect(body.email).toEqual(['An account with this email already exists.']);
  });

  it('for the second of two who send the same form at once', async () => {
    const email = 'twice@example.test';
    const answers = await Promise.all([register({ email }), register({ email })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('after many attempts from one address', async () => {
    const other = await buildTestApp();
    const attempt = () =>
      call(other, 'POST', '/accounts/register/', { body: { ...form, password: 'x' }, ip: '192.0.2.9' });
    for (let i = 0; i < 60; i++) await attempt();
    const { status, body, headers } = await attempt();
    expect(status).toBe(429);
    expect(body).toEqual({
      detail: 'Too many sign-ups. Please try again in 60 minutes.',
      code: 'too_many_requests',
    });
    expect(headers['retry-after']).toBe('3600');
    await other.close();
  });
});

describe('signing up', () => {
  it('logs in, sends the verification mail and shows no secret', async () => {
    const { status, body } = await register({ email: ' Ines@Isferd.test ' });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email: 'ines@isferd.test', email_verified: false, is_investor: false });
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/i);

    const headers = { authorization: `Bearer ${body.access}` };
    expect((await call(server, 'GET', '/accounts/profile/', { headers })).body.first_name).toBe('Ines');

    const mail = (await server.mailbox()).find(({ to }) => to === 'ines@isferd.test');
    expect(mail?.subject).toBe('Verify your email address for Northlight');
    expect(mail?.link).toMatch(/^http:\/\/localhost:8080\/verify-email\/[\w-]{43}$/);
  });

  it('cannot make oneself an investor or an admin', async () => {
    const { body } = await register({ email: 'cunning@example.test', is_investor: true, is_superuser: true });
    expect(body.user).toMatchObject({ is_investor: false, is_superuser: false });
  });

  it('writes what people typed into a mail without letting it be markup', async () => {
    await register({ email: 'markup@example.test', first_name: '<img src=x onerror=alert(1)>' });
    const mail = (await server.mailbox()).find(({ to }) => to === 'markup@example.test');
    expect(mail?.html).toContain('Hello &lt;img src=x');
    expect(mail?.html).not.toContain('<img src=x');
  });
});
