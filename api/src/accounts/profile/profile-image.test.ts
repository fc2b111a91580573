import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call, fileForm } from '../../../test/factories/requests.ts';
import { bearer, buildInvestor, buildUser } from '../../../test/factories/users.ts';
import { blackPng, heicPhoto, plain, polyglot, scriptedSvg, sidewaysPhoto } from '../../../test/images/hostile.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type User = Awaited<ReturnType<typeof buildUser>>;

async function upload(user: User, bytes: Uint8Array, name = 'me.jpg') {
  const form = fileForm(name, bytes, 'profile_image');
  const headers = { ...form.headers, ...(await bearer(server.context, user)) };
  return call(server, 'PATCH', '/accounts/profile/image/', { body: form.body, headers });
}

async function fetchImage(address: string): Promise<Buffer> {
  const response = await server.app.inject(address);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  return response.rawPayload;
}

async function stored(user: User, bytes: Uint8Array): Promise<Buffer> {
  const { status, body } = await upload(user, bytes);
  expect(status).toBe(200);
  return fetchImage(body.profile_image);
}

const UNREADABLE = 'We cannot read this image. Please upload a JPEG, PNG or WebP.';

describe('a profile image is refused', () => {
  const HOSTILE: [string, () => Uint8Array | Promise<Uint8Array>, number, string, string][] = [
    ['a drawing with a script', () => scriptedSvg, 422, 'not_an_image', UNREADABLE],
    [
      'a page that calls itself a photo',
      () => Buffer.from('<!doctype html><script>1</script>'),
      422,
      'not_an_image',
      UNREADABLE,
    ],
    ['a GIF', () => plain(8, 8).gif().toBuffer(), 422, 'not_an_image', UNREADABLE],
    ['a TIFF', () => plain(8, 8).tiff().toBuffer(), 422, 'not_an_image', UNREADABLE],
    [
      'a photo cut in half',
      async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 900),
      422,
      'not_an_image',
      UNREADABLE,
    ],
    [
      'random bytes behind the first bytes of a PNG',
      () => Buffer.concat([blackPng(8, 8).subarray(0, 24), Buffer.alloc(500, 3)]),
      422,
      'not_an_image',
      UNREADABLE,
    ],
    [
      '20,000 by 20,000 pixels',
      () => blackPng(20_000, 20_000),
      422,
      'too_many_pixels',
      'This image has too many pixels (max 64 megapixels). Please upload a smaller one.',
    ],
    [
      'a photo that no decoder here reads',
      () => heicPhoto,
      422,
      'not_an_image',
      'We cannot read HEIC photos. Please save the photo as a JPEG or PNG and upload that.',
    ],
    ['a file without a byte', () => new Uint8Array(), 400, 'empty', 'The file is empty.'],
    [
      'more than 20 MB',
      () => Buffer.alloc(20 * 1024 * 1024 + 1),
      413,
      'file_too_large',
      'The image is too large (max 20 MB). Please upload a smaller one.',
    ],
  ];

  it.each(HOSTILE)('when it is %s, and the old one stays', async (_what, make, expectedStatus, code, detail) => {
    const user = await buildUser(server.context, { profile_image: 'profile-images/old.jpg' });
    const { status, body } = await upload(user, await make());
    expect({ status, body }).toEqual({ status: expectedStatus, body: { detail, code } });
    const profile = await call(server, 'GET', '/accounts/profile/', { headers: await bearer(server.context, user) });
    expect(profile.body.profile_image).toBe('/api/files/profile-images/old.jpg');
  });

  it('when there is none in the form, or no form', async () => {
    const headers = await bearer(server.context, await buildUser(server.context));
    const empty = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
    const form = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    expect((await call(server, 'PATCH', '/accounts/profile/image/', { body: empty, headers: form })).body.code).toBe(
      'no_file',
    );
    expect((await call(server, 'PATCH', '/accounts/profile/image/', { body: {}, headers })).status).toBe(415);
    const unbounded = { ...headers, 'content-type': 'multipart/form-data' };
    const answer = await call(server, 'PATCH', '/accounts/profile/image/', { body: empty, headers: unbounded });
    expect([answer.status, answer.body.code]).toEqual([400, 'upload_incomplete']);
  });
});

describe('a profile image is drawn anew', () => {
  it('upright, and without what the camera wrote into it', async () => {
    const photo = await sidewaysPhoto();
    expect(photo.includes('Lumatic')).toBe(true);
    const image = await stored(await buildUser(server.context), photo);
    const { width, height, orientation, exif } = await sharp(image).metadata();
    expect({ width, height, orientation, exif }).toEqual({
      width: 40,
      height: 80,
      orientation: undefined,
      exif: undefined,
    });
    expect(image.includes('Lumatic')).toBe(false);
  });

  it('without what was hidden behind its end', async () => {
    const image = await stored(await buildUser(server.context), await polyglot());
    expect(image.includes('script')).toBe(false);
    expect(image.includes('payload.exe')).toBe(false);
  });

  it('no larger than screens need, with its proportions', async () => {
    const image = await stored(await buildUser(server.context), await plain(3000, 1500).png().toBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 768, height: 384 });
  });

  it('on white where it was transparent', async () => {
    const glass = sharp({ create: { width: 16, height: 16, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const image = await stored(await buildUser(server.context), await glass.webp({ lossless: true }).toBuffer());
    expect((await sharp(image).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });
});

describe('a new profile image', () => {
  it('has an address of its own, and the old file goes', async () => {
    const user = await buildUser(server.context);
    const photo = await plain(64, 64).jpeg().toBuffer();
    const first = (await upload(user, photo)).body.profile_image;
    const second = (await upload(user, photo)).body.profile_image;
    expect(second).not.toBe(first);
    expect((await server.app.inject(first)).statusCode).toBe(404);
    expect((await server.app.inject(`${second}?v=2`)).statusCode).toBe(200);
  });
});

describe('a profile image that is removed', () => {
  it('takes its file along, and a profile that needs it off line', async () => {
    const user = await buildInvestor(server.context);
    const address = (await upload(user, await plain(64, 64).jpeg().toBuffer())).body.profile_image;
    const headers = await bearer(server.context, user);
    const { status, body } = await call(server, 'DELETE', '/accounts/profile/image/', { headers });
    expect(status).toBe(200);
    expect(body).toMatchObject({ profile_image: null, is_profile_live: false, is_publicly_listed: false });
    expect((await server.app.inject(address)).statusCode).toBe(404);
    expect((await call(server, 'DELETE', '/accounts/profile/image/', { headers })).status).toBe(200);
  });
});
