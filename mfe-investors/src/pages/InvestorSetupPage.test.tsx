import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { anInvestorUser, aSession } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor } from '@testing-library/react';
import InvestorSetupPage from './InvestorSetupPage.tsx';

const LONG = 'I back teams that fix freight, food and factories, first.';

const log = jest.fn();
const network = jest.fn<typeof fetch>();
beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(log);
  log.mockReset();
});
afterEach(() => expect(network).not.toHaveBeenCalled());

/** Renders the page and records all network requests. */
function open() {
  const view = renderPage(InvestorSetupPage, { session: aSession(anInvestorUser()) });
  globalThis.fetch = network;
  return view;
}
type Person = ReturnType<typeof open>['person'];

async function write(person: Person, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
}

const check = (person: Person) => person.click(screen.getByRole('button', { name: 'Check profile' }));

describe('the older investor setup', () => {
  it('starts from the usual amounts', () => {
    open();
    expect(screen.getByLabelText('Minimum investment')).toHaveValue('10.000');
    expect(screen.getByLabelText('Maximum investment')).toHaveValue('250.000');
    expect(screen.getByLabelText('Average investment')).toHaveValue('100.000');
  });

  it('says what is missing, and starts me at the first of it', async () => {
    const { person } = open();
    await check(person);
    for (const message of [
      'Name must be at least 2 characters',
      'Title must be at least 2 characters',
      'Company name is required',
      'Bio must be at least 50 characters',
      'Investment thesis must be at least 50 characters',
      'Select at least one focus area',
      'Invalid LinkedIn URL',
      'Invalid email address',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(log).not.toHaveBeenCalledWith('Investor profile setup', expect.anything());
  });

  it('refuses amounts that cannot be', async () => {
    const { person } = open();
    await write(person, 'Minimum investment', '500000');
    await write(person, 'Average investment', '9999');
    await check(person);
    expect(
      await screen.findByText('Maximum investment must be greater than or equal to minimum investment'),
    ).toBeVisible();
    expect(screen.getByText('Investment amount must be at least $10,000')).toBeVisible();
  });

  it('logs a complete profile, says so, and calls no server', async () => {
    const { person } = open();
    await write(person, 'Name', 'Leonie Harrow');
    await write(person, 'Title', 'Partner');
    await write(person, 'Company', 'Brackenfold');
    await write(person, 'Email', 'leonie@brackenfold.test');
    await write(person, 'Bio', LONG);
    await write(person, 'Investment thesis', LONG);
    await write(person, 'LinkedIn URL', 'https://linkedin.example/in/leonie');
    await person.click(screen.getByLabelText('Robotics'));
    await person.click(screen.getByLabelText('Space'));
    await person.click(screen.getByLabelText('Space'));
    await check(person);
    expect(await screen.findByText('Profile checked')).toBeVisible();
    expect(log).toHaveBeenCalledWith(
      'Investor profile setup',
      expect.objectContaining({ name: 'Leonie Harrow', focusAreas: ['robotics'], isActive: true }),
    );
  });
});
