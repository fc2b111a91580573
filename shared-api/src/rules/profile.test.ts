import { describe, expect, it } from '@jest/globals';
import { passwordProblems } from './passwords.ts';
import { LIVE_FIELD_COUNT, missingForLive, missingForSending } from './profile.ts';

const complete = {
  first_name: 'Ines',
  last_name: 'Varga-Holm',
  email: 'ines@isferd.example',
  company: 'Isferd',
  work_field: 'Logistics',
  phone: '+45 31 55 50 166',
  bio: 'Cold chain.',
  is_investor: true,
  profile_image: '/image.png',
  title: 'Partner',
  investment_experience: 'Nine years',
  investment_preferences: 'Revenue',
  investment_stage: 'Seed',
  investment_geography: 'Nordics',
  expertise_tags: 'cold chain',
  min_investment: '500000',
  max_investment: '3000000',
  previous_investments: 'Coldframe',
  investment_fields: ['Logistics'],
};

describe('a profile that is to go live', () => {
  it.each([
    ['is_investor', false, 'Investor account'],
    ['profile_image', null, 'Profile image'],
    ['company', '', 'Company'],
    ['phone', ' ', 'Phone'],
    ['bio', '', 'Bio'],
    ['work_field', '', 'Sector'],
    ['title', '', 'Title'],
    ['investment_experience', '', 'Investment experience'],
    ['investment_preferences', '', 'Investment preferences'],
    ['investment_stage', '', 'Investment stage'],
    ['investment_geography', '', 'Investment geography'],
    ['expertise_tags', '', 'Expertise tags'],
    ['min_investment', '', 'Minimum investment'],
    ['max_investment', '', 'Maximum investment'],
    ['previous_investments', '', 'Previous investments'],
    ['investment_fields', [], 'Investment fields'],
  ])('needs %s', (field, value, label) => {
    expect(missingForLive({ ...complete, [field]: value })).toEqual([{ field, label }]);
  });

  it('may go without previous exits', () => {
    expect(missingForLive(complete)).toEqual([]);
  });

  it('has fifteen fields besides the investor account', () => {
    expect(LIVE_FIELD_COUNT).toBe(15);
    const empty = Object.fromEntries(Object.keys(complete).map((field) => [field, ''])) as unknown as typeof complete;
    expect(missingForLive({ ...empty, is_investor: true })).toHaveLength(LIVE_FIELD_COUNT);
  });
});

describe('a person who wants to send a deck', () => {
  it('is told all that is missing, in order', () => {
    const empty = { ...complete, first_name: '', work_field: '', phone: ' ', bio: '' };
    expect(missingForSending(empty).map(({ label }) => label)).toEqual(['First name', 'Sector', 'Phone', 'Bio']);
  });

  it('is ready with all seven', () => {
    expect(missingForSending(complete)).toEqual([]);
  });
});

describe('a new password', () => {
  it.each(['short', 'eleven char'])('is too short as %j', (password) => {
    expect(passwordProblems(password, '')).toEqual(['Use at least 12 characters.']);
  });

  it('is too long over 128 characters', () => {
    expect(passwordProblems('x'.repeat(129), '')).toEqual(['Use at most 128 characters.']);
  });

  it('is not the email address, whatever the capitals', () => {
    expect(passwordProblems('Ines@Isferd.example', 'ines@isferd.example')).toHaveLength(1);
  });

  it('counts characters, not code units', () => {
    expect(passwordProblems('🦊'.repeat(11), '')).toEqual(['Use at least 12 characters.']);
    expect(passwordProblems('🦊🐻🐼'.repeat(4), '')).toEqual([]);
  });
});
