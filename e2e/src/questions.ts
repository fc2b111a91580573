import type { Page } from 'playwright-core';

/** The main questions of the editor, in the order in which they stand. */
export const mainQuestions = (page: Page) =>
  page
    .getByRole('list', { name: 'Questions' })
    .locator('> [data-rfd-draggable-id]')
    .evaluateAll((items) => items.map((item) => item.querySelector('p')?.textContent ?? ''));

/** The access token of whoever is logged in. */
const tokenOf = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('access_token') ?? localStorage.getItem('access_token') ?? '');

/** Sends a deck as the founder who is logged in. @returns the id of the submission */
export async function sendDeck(page: Page, investorId: number, deck: Uint8Array): Promise<string> {
  const token = (await tokenOf(page)).replaceAll('"', '');
  const response = await page.request.post('/api/pitch-decks/answer-questions/', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      investor_id: String(investorId),
      file: { name: 'isferd.pdf', mimeType: 'application/pdf', buffer: Buffer.from(deck) },
    },
  });
  if (response.status() !== 201) throw new Error(`The deck was not sent: ${await response.text()}`);
  return ((await response.json()) as { submission_id: string }).submission_id;
}

/** Reads something as whoever is logged in. */
export async function read<T>(page: Page, path: string): Promise<T> {
  const token = (await tokenOf(page)).replaceAll('"', '');
  const response = await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as T;
}
