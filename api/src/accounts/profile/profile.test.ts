import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildInvestor, buildUser } from '../../../test/factories/users.ts';
import { findUser } from '../users/repository.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type User = Awaited<ReturnType<typeof buildUser>>;
const patch = async (user: User, body: object) =>
  call(server, 'PATCH', '/accounts/profile/', { headers: await bearer(server.context, user), body });

describe('a profile refuses', () => {
  it.each([
    ['first_name', ' A ', 'First name must be at least 2 characters'],
    ['last_name', 'B', 'Last name must be at least 2 characters'],
    ['email', 'nobody', 'Invalid email address'],
    ['linkedin', 'javascript:alert(1)', 'Invalid LinkedIn URL'],
    ['twitter', 'ftp://example.com', 'Invalid Twitter URL'],
    ['website', 'not a site', 'Invalid website URL'],
    ['custom_url_slug', '1st', 'Custom URL must start with a letter and only contain letters, numbers, and hyphens'],
    ['custom_url_slug', '!!!', 'Custom URL must start with a letter and only contain letters, numbers, and hyphens'],
    ['work_field', 'Astrology', 'Choose a sector from the list.'],
    ['investment_fields', ['Astrology'], 'Choose sectors from the list.'],
    ['min_investment', 'plenty', 'Enter an amount in whole dollars.'],
    ['bio', 'x'.repeat(5001), 'Use at most 5,000 characters.'],
    ['is_profile_live', 'yes', 'This is not a valid value.'],
  ])('%s as %j', async (field, value, message) => {
    const { status, body } = await patch(await buildUser(server.context), { [field]: value });
    expect(status).toBe(400);
    expect(body).toEqual({ [field]: [message], code: 'validation_failed' });
  });

  it('a maximum below the minimum, also below one that was stored before', async () => {
    const user = await buildInvestor(server.context);
    const { body } = await patch(user, { max_investment: '400.000' });
    expect(body.max_investment).toEqual(['Maximum investment must be greater than or equal to minimum investment']);
  });

  it('the custom URL of somebody else', async () => {
    await buildInvestor(server.context, { custom_url_slug: 'fold' });
    const user = await buildUser(server.context);
    expect((await patch(user, { custom_url_slug: ' Fold ' })).body.custom_url_slug).toEqual([
      'This custom URL is taken. Choose another.',
    ]);
  });

  it.each(['is_profile_live', 'is_publicly_listed'])(
    'to turn on %s while fields are missing, and names them',
    async (field) => {
      const user = await buildInvestor(server.context, {
        is_profile_live: 0,
        is_publicly_listed: 0,
        bio: '',
        profile_image: null,
      });
      const { status, body } = await patch(user, { [field]: true });
      expect(status).toBe(400);
      expect(body).toEqual({
        non_field_errors: ['Please complete the following fields before activating your profile: Profile image, Bio'],
        profile_image: ['Profile image is missing.'],
        bio: ['Bio is missing.'],
        code: 'profile_incomplete',
      });
    },
  );

  it('to go live for a founder', async () => {
    const { body } = await patch(await buildUser(server.context), { is_profile_live: true });
    expect(body.is_investor).toEqual(['Investor account is missing.']);
  });
});

describe('a profile', () => {
  it('changes only what was sent', async () => {
    const user = await buildInvestor(server.context);
    const { status, body } = await patch(user, { company: ' Brackenfold ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ company: 'Brackenfold', title: 'Partner', is_profile_live: true });
  });

  it('brings links, lists, amounts and the custom URL into their form', async () => {
    const { body } = await patch(await buildUser(server.context), {
      website: 'isferd.example',
      linkedin: '',
      previous_investments: ' Coldframe ,Coldframe,, Tallow & Tin',
      min_investment: '1.500.000',
      max_investment: 2_000_000,
      investment_fields: ['["SaaS"', '"Fintech"]'],
      custom_url_slug: ' Ines & Holm ',
    });
    expect(body).toMatchObject({
      website: 'https://isferd.example',
      linkedin: '',
      previous_investments: 'Coldframe, Tallow & Tin',
      min_investment: '1500000',
      max_investment: '2000000',
      investment_fields: ['SaaS', 'Fintech'],
      custom_url_slug: 'ines-holm',
    });
  });

  it('goes off line when it becomes incomplete, and can always be turned off', async () => {
    const user = await buildInvestor(server.context);
    expect((await patch(user, { phone: '' })).body).toMatchObject({
      is_profile_live: false,
      is_publicly_listed: false,
    });
    const other = await buildInvestor(server.context);
    expect((await patch(other, { is_profile_live: false })).body).toMatchObject({
      is_profile_live: false,
      is_publicly_listed: true,
    });
  });

  it.each([
    ['company', ''],
    ['phone', ' '],
    ['bio', ''],
    ['work_field', ''],
    ['title', ''],
    ['investment_experience', ''],
    ['investment_preferences', ''],
    ['investment_stage', ''],
    ['investment_geography', ''],
    ['expertise_tags', ' , '],
    ['min_investment', ''],
    ['max_investment', ''],
    ['previous_investments', ''],
    ['investment_fields', []],
  ])('cannot stay on line without %s, even when the switches are sent as on', async (field, value) => {
    const user = await buildInvestor(server.context);
    const { status, body } = await patch(user, { [field]: value, is_profile_live: true, is_publicly_listed: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_profile_live: false, is_publicly_listed: false });
    expect((await call(server, 'GET', `/accounts/investors/${user.id}/`)).status).toBe(403);
  });

  it('can be completed and turned on in one go', async () => {
    const user = await buildInvestor(server.context, { is_profile_live: 0, is_publicly_listed: 0, bio: '' });
    const { body } = await patch(user, { bio: 'I answer.', is_profile_live: true, is_publicly_listed: true });
    expect(body).toMatchObject({ is_profile_live: true, is_publicly_listed: true });
  });

  it('has a contact address that needs no confirmation, and none once it is empty', async () => {
    const user = await buildInvestor(server.context);
    const { body } = await patch(user, { contact_email: ' Deals@fold.test ', based_on: { contact_email: '' } });
    expect(body).toMatchObject({ contact_email: 'Deals@fold.test', email: user.email, pending_email: null });
    const stale = await patch(user, { contact_email: 'x@fold.test', based_on: { contact_email: '' } });
    expect(stale.body).toMatchObject({ code: 'profile_changed', contact_email: [expect.any(String)] });
    expect((await patch(user, { contact_email: ' ' })).body.contact_email).toBe('');
  });

  it.each(['nobody', 'a@b.test, c@d.test', `${'a'.repeat(250)}@fold.test`])(
    'refuses the contact address %s',
    async (contact_email) => {
      const { status, body } = await patch(await buildInvestor(server.context), { contact_email });
      expect(status).toBe(400);
      expect(body.contact_email).toEqual(['Invalid email address']);
    },
  );

  it('keeps the questionnaire as a map of question to answer', async () => {
    const map = { 'What do you look for?': 'People who count.' };
    const { body } = await patch(await buildInvestor(server.context), { investor_questionnaire: map });
    expect(body.investor_questionnaire).toEqual(map);
  });

  it('keeps what mails are wanted, each kind on its own', async () => {
    const user = await buildUser(server.context);
    expect((await patch(user, { notifications: { deck_status: false } })).body.notifications).toEqual({
      new_deck: true,
      deck_status: false,
      product_news: false,
    });
    const stored = await findUser(server.context.db, user.id);
    expect((await patch(stored ?? user, { notifications: { product_news: true } })).body.notifications).toEqual({
      new_deck: true,
      deck_status: false,
      product_news: true,
    });
  });

  it('cannot change roles or ids', async () => {
    const user = await buildUser(server.context);
    const { body } = await patch(user, { id: 1, is_investor: true, is_superuser: true, email_verified: true });
    expect(body).toMatchObject({ id: user.id, is_investor: false, is_superuser: false });
  });
});

describe('a profile that is changed in two tabs', () => {
  const stored = async (user: User) => await findUser(server.context.db, user.id);

  it('keeps the changes of both, also of choices about email', async () => {
    const user = await buildUser(server.context, { company: 'Isferd', phone: '1' });
    const answers = await Promise.all([
      patch(user, { company: 'Isferd AS', based_on: { company: 'Isferd' } }),
      patch(user, { phone: '2', based_on: { phone: '1' } }),
      patch(user, { notifications: { deck_status: false } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(user)).toMatchObject({
      company: 'Isferd AS',
      phone: '2',
      notifications: expect.stringContaining('"deck_status":false'),
    });
  });

  it('refuses a change of a field that the other tab has changed, and names it', async () => {
    const user = await buildUser(server.context, { company: 'Isferd', phone: '1' });
    await patch(user, { company: 'Isferd AS', based_on: { company: 'Isferd' } });
    const body = { company: 'Isferd Ltd', phone: '2', based_on: { company: 'Isferd', phone: '1' } };
    expect(await patch(user, body)).toMatchObject({
      status: 409,
      body: {
        code: 'profile_changed',
        company: ['This was changed in another tab or on another device.'],
      },
    });
    expect(await stored(user)).toMatchObject({ company: 'Isferd AS', phone: '1' });
    expect((await patch(user, { ...body, based_on: { company: 'Isferd AS', phone: '1' } })).status).toBe(200);
  });

  it('lets one of two simultaneous changes of a field win, and tells the other', async () => {
    const user = await buildUser(server.context, { bio: '' });
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((bio) => patch(user, { bio, based_on: { bio: '' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('accepts the same change twice', async () => {
    const user = await buildInvestor(server.context, { investment_fields: '["SaaS"]' });
    const body = { investment_fields: ['Fintech'], based_on: { investment_fields: ['SaaS'] } };
    expect((await patch(user, body)).status).toBe(200);
    expect((await patch(user, body)).status).toBe(200);
  });
});
