import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { OVERRIDE } from '@northlight/shared-api/rules';
import { renderPage } from '@northlight/testing';
import { screen, within } from '@testing-library/react';
import PrivacyPage from './PrivacyPage.tsx';
import TermsPage from './TermsPage.tsx';

const SUITE = join(import.meta.dirname, '../../..');
/** Storage keys without the product's name as a prefix. */
const OTHER_ENTRIES = ['access_token', 'refresh_token', 'remember_me', 'theme', 'release_bucket', 'character_keys'];

/** Names of a lock and a broadcast channel, which store nothing. */
const KEPT_NOWHERE = new Set(['northlight.refresh', 'northlight.tokens']);

/** Returns the names of all entries that the pages store in the browser. */
function entriesKept(): string[] {
  const sources = globSync('{shell,mfe-*,shared-*}/src/**/*.{ts,tsx}', { cwd: SUITE }).filter(
    (file) => !/\.(test|stories|fixture)\.|privacy\.tsx$/.test(file),
  );
  const named = sources.flatMap((file) =>
    [...readFileSync(join(SUITE, file), 'utf8').matchAll(/['"`](northlight\.[a-z-]+)/g)].map(([, name = '']) => name),
  );
  const kept = new Set([...named, ...OTHER_ENTRIES, OVERRIDE.cookie]);
  return [...kept].filter((name) => !KEPT_NOWHERE.has(name));
}

const fragmentOf = (link: HTMLElement) => link.getAttribute('href')?.replace(/^#/, '') ?? '';

describe.each([
  { title: 'Terms of Service', Page: TermsPage },
  { title: 'Privacy Policy', Page: PrivacyPage },
])('$title', ({ title, Page }) => {
  it('says what it is and when it was last updated', () => {
    renderPage(Page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('May 7, 2025')).toHaveAttribute('datetime', '2025-05-07');
  });

  it('promises 30 days’ notice of material changes', () => {
    renderPage(Page);
    expect(screen.getByText(/at least 30 days’ notice of material changes/)).toBeVisible();
  });

  it('lists every part in its contents, each leading to that part', () => {
    renderPage(Page);
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('link', { hidden: true });
    const parts = screen.getAllByRole('heading', { level: 2 });
    expect(links.map((link) => link.textContent)).toEqual(parts.map((part) => part.textContent));
    const targets = links.map((link) => document.getElementById(fragmentOf(link)));
    expect(targets).toEqual(parts.map((part) => part.closest('section')));
    expect(new Set(targets).size).toBe(parts.length);
  });

  it('goes to the part that the address names', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    renderPage(Page, { at: '/#changes' });
    expect(scroll.mock.contexts).toEqual([document.getElementById('changes')]);
  });

  it('stays at its beginning when the address names a part that does not exist', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    renderPage(Page, { at: '/#no-such-part' });
    expect(scroll).not.toHaveBeenCalled();
  });

  it('says whom to write to', () => {
    renderPage(Page);
    const contact = screen.getByRole('region', { name: 'Contact' });
    expect(within(contact).getByRole('link', { name: 'hello@northlight.example' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:hello@northlight.example?subject='),
    );
  });
});

it('the terms lead to the Privacy Policy', async () => {
  const { person } = renderPage(TermsPage, { route: '/terms-of-service' });
  await person.click(screen.getByRole('link', { name: 'Privacy Policy' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/privacy-policy');
});

it('the privacy policy names all that the pages keep in my browser', () => {
  renderPage(PrivacyPage);
  const { textContent } = screen.getByRole('region', { name: 'What is stored in your browser' });
  const kept = entriesKept();
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((entry) => !textContent?.includes(entry))).toEqual([]);
});
