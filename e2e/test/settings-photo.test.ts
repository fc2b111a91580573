import type { Page } from '@playwright/test';
import type { Account } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';
import { halves } from '../src/png.ts';

const RED = [200, 30, 30] as const;
const BLUE = [30, 30, 200] as const;
const photo = { name: 'me.png', mimeType: 'image/png', buffer: halves(400, 300, RED, BLUE) };

async function openSettings(page: Page, account: Account) {
  await logIn(page, account);
  await page.goto('/settings');
  await sees(page.getByRole('button', { name: /(Upload|Change) photo/ }));
}

const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByLabel('Photo', { exact: true }).setInputFiles(file);

/** The colour of the stored image at these fractions of its width and height. */
const colourAt = (page: Page, right: number, down = 0.5) =>
  page.evaluate(
    async ([x, y]) => {
      const address = document.querySelector<HTMLImageElement>('main form img')?.src ?? '';
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const place = [image.naturalWidth * x, image.naturalHeight * y].map(Math.floor) as [number, number];
      const [red = 0, , blue = 0] = context?.getImageData(...place, 1, 1).data ?? [];
      return { address, square: canvas.width === canvas.height, colour: red > blue ? 'red' : 'blue' };
    },
    [right, down] as const,
  );

/** A JPEG drawn by the browser, red on the left and blue on the right, whose EXIF data says the camera was rotated. */
async function sidewaysPhoto(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 300];
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = 'rgb(200 30 30)';
      context.fillRect(0, 0, 200, 300);
      context.fillStyle = 'rgb(30 30 200)';
      context.fillRect(200, 0, 200, 300);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(drawn, 'base64');
  // One EXIF entry: orientation 6, to be rotated 90° clockwise.
  const exif = Buffer.from(
    'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000',
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

test.describe('my photo', { tag: '@mfe-settings' }, () => {
  test('is cropped with the keyboard alone, sent, and shown at once', async ({ page, people, problems }) => {
    await openSettings(page, await people.founder());
    await choose(page, photo);
    const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
    const area = dialog.getByRole('group', { name: 'Crop area' });
    await sees(area);
    const left = async () => (await area.boundingBox())?.x ?? 0;
    const start = await left();
    await area.focus();
    await page.keyboard.press('ArrowLeft');
    expect(Math.round(start - (await left()))).toBe(1);
    await page.keyboard.press('Shift+ArrowLeft');
    expect(Math.round(start - (await left()))).toBe(11);
    await page.keyboard.press('Control+ArrowLeft');
    expect(Math.round(start - (await left()))).toBeGreaterThanOrEqual(50);
    const apply = dialog.getByRole('button', { name: 'Apply Crop' });
    for (let n = 0; n < 20 && !(await apply.evaluate((node) => node === document.activeElement)); n += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await sees(page.getByText('Profile image updated'));
    // The crop began in the middle, half red and half blue. At its left end, two thirds of it are red.
    const shown = await colourAt(page, 0.6);
    expect(shown).toMatchObject({ square: true, colour: 'red' });
    expect(shown.address).toMatch(/\/api\/files\/profile-images\/[0-9a-f-]+\.jpg\?v=\d+$/);
    await page.reload();
    await sees(page.getByRole('button', { name: 'Change photo' }));
    expect((await colourAt(page, 0.9)).colour).toBe('blue');
    expect(problems).toEqual([]);
  });

  test('comes out upright when the camera lay on its side', { tag: '@any-database' }, async ({ page, people }) => {
    await openSettings(page, await people.founder());
    await choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto(page) });
    await sees(page.getByRole('group', { name: 'Crop area' }));
    await page.getByRole('button', { name: 'Apply Crop' }).click();
    await sees(page.getByText('Profile image updated'));
    expect((await colourAt(page, 0.5, 0.1)).colour).toBe('red');
    expect((await colourAt(page, 0.5, 0.9)).colour).toBe('blue');
  });

  test('stays as it was when I cancel', { tag: '@any-database' }, async ({ page, people }) => {
    await openSettings(page, await people.investor());
    const before = await page.locator('main form img').first().getAttribute('src');
    await choose(page, photo);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('#profile-profile_image:focus').waitFor();
    expect(await page.locator('main form img').first().getAttribute('src')).toBe(before);
  });

  test('can be dropped and pasted', { tag: '@any-database' }, async ({ page, people }) => {
    await openSettings(page, await people.founder());
    const bytes = [...photo.buffer];
    const give = (kind: 'drop' | 'paste') =>
      page.evaluate(
        ([how, content]) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(content)], 'me.png', { type: 'image/png' }));
          const target = document.querySelector('[aria-label="Profile photo"]');
          const options = { bubbles: true, cancelable: true };
          target?.dispatchEvent(
            how === 'drop'
              ? new DragEvent('drop', { ...options, dataTransfer: data })
              : new ClipboardEvent('paste', { ...options, clipboardData: data }),
          );
        },
        [kind, bytes] as const,
      );
    for (const kind of ['drop', 'paste'] as const) {
      await give(kind);
      const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
      await sees(dialog.getByRole('group', { name: 'Crop area' }));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('is refused with what to do when it cannot be opened', { tag: '@any-database' }, async ({ page, people }) => {
    await openSettings(page, await people.founder());
    await choose(page, { name: 'IMG_0412.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(2000, 7) });
    await sees(page.getByText(/^HEIC photos cannot be opened in this browser/));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await choose(page, { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.alloc(500, 7) });
    await sees(page.getByText('Failed to process the image. Please try again.'));
  });

  test('is offered again when it did not reach the server', { tag: '@any-database' }, async ({ page, people }) => {
    await openSettings(page, await people.founder());
    await page.route('**/api/accounts/profile/image/', (route) => route.abort());
    await choose(page, photo);
    await page.getByRole('button', { name: 'Apply Crop' }).click();
    await sees(page.getByText('Failed to upload profile image. Please try again.'));
    await page.unroute('**/api/accounts/profile/image/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await sees(page.getByText('Profile image updated'));
  });

  test('takes my public profile offline when I remove it, and says so', { tag: '@any-database' }, async ({
    page,
    people,
  }) => {
    const investor = await people.investor();
    await openSettings(page, investor);
    await page.getByRole('button', { name: 'Remove photo' }).click();
    const dialog = page.getByRole('alertdialog');
    await sees(dialog.getByText(/it will no longer be live\. After you upload another, turn it on again/));
    await dialog.getByRole('button', { name: 'Remove photo' }).click();
    await sees(page.getByText('Profile Incomplete'));
    await page.getByRole('link', { name: 'Investor Profile' }).click();
    await expect(page.getByRole('switch', { name: 'Profile is live' })).not.toBeChecked();
    const profile = await page.request.get(`/api/accounts/investors/by-slug/${investor.slug}/`);
    expect(profile.status()).toBe(403);
  });
});

test.describe('what is kept of a photo', { tag: '@mfe-settings' }, () => {
  test('is a picture that the browser may show and nothing may run', async ({ page, people }) => {
    await openSettings(page, await people.founder());
    await choose(page, photo);
    await page.getByRole('button', { name: 'Apply Crop' }).click();
    await sees(page.getByText('Profile image updated'));
    const address = await page.locator('main form img').first().getAttribute('src');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  });
});
