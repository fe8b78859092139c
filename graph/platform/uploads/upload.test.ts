import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { blackPng, bytes, colour, noise } from '../../proof/testing/picture-bytes.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { doors, encoded, graphqlForm, hangUp, postForm, postGraphql } from '../../proof/testing/uploading.ts';

let shop: TestShop;
let admin: TestClient;
let temporary: string;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'upload-test-'));
  vi.stubEnv('TMPDIR', temporary);
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(async () => {
  await shop.close();
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of await stored()) await rm(join(shop.uploadFolder, name));
});

const stored = () => readdir(shop.uploadFolder);
const waitingFiles = async () => (await readdir(temporary)).filter((name) => name.startsWith('capacitor'));
const endingsUpTo = (largest: number) =>
  [320, 480, 800, 1200, 1600]
    .filter((width) => width <= largest)
    .flatMap((width) => [`${width}.avif`, `${width}.webp`, `${width}.jpg`]);

/** The files of a stored picture, by extension. */
async function filesOf(image: string | null): Promise<Record<string, Buffer>> {
  const [, name, largest] = /^\/uploads\/([0-9a-f]{32})-(800|1200|1600)\.webp$/.exec(image ?? '') ?? [];
  expect(name).toBeDefined();
  const files = endingsUpTo(Number(largest)).map(async (ending) => [
    ending,
    await readFile(join(shop.uploadFolder, `${name}-${ending}`)),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

describe.each(Object.entries(doors))('%s', (_, upload) => {
  test.each<[string, () => Promise<Buffer>]>([
    ['a JPEG', () => bytes(colour(900, 600).jpeg())],
    ['a JPEG in CMYK', () => bytes(colour(60, 40).toColourspace('cmyk').jpeg())],
    ['a PNG with transparency', () => bytes(colour(60, 40, 4).png())],
    ['a PNG of 16 bits', () => bytes(colour(60, 40).toColourspace('rgb16').png())],
    ['a grey PNG', () => bytes(colour(60, 40).greyscale().png())],
    ['a WebP', () => bytes(colour(60, 40).webp())],
    ['an AVIF', () => bytes(colour(60, 40).avif())],
    ['a picture of 40 million pixels', async () => blackPng(8_000, 5_000)],
    ['a single pixel', () => bytes(colour(1, 1).png())],
    ['a strip', () => bytes(colour(20_000, 2).png())],
    ['a pole', () => bytes(colour(2, 20_000).png())],
  ])('%s becomes AVIF, WebP and JPEG in its widths', async (_name, make) => {
    const { status, image } = await upload(admin, await make());
    expect(status).toBe(200);
    const files = Object.entries(await filesOf(image));
    for (const [ending, file] of files) {
      const { format, width } = await sharp(file).metadata();
      expect([ending, format]).toEqual([
        ending,
        { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[ending.split('.')[1] ?? ''],
      ]);
      expect(width).toBeLessThanOrEqual(Number.parseInt(ending, 10));
    }
    expect(await stored()).toHaveLength(files.length);
  });

  test('a file of more than 5 MB is refused, and nothing of it is left', async () => {
    const file = Buffer.concat([await noise(), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await upload(admin, file)).toMatchObject({
      image: null,
      code: 'TOO_LARGE',
      message: 'The picture is larger than 5 MB.',
    });
    await nothingLeft();
  });

  test('a file of exactly 5 MB is taken', async () => {
    const picture = await bytes(colour(60, 40).jpeg());
    const file = Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024 - picture.length)]);
    await filesOf((await upload(admin, file)).image);
  });

  test('a photo that was taken sideways stands upright', async () => {
    const sideways = await bytes(colour(60, 40).withMetadata({ orientation: 6 }).jpeg());
    const files = await filesOf((await upload(admin, sideways)).image);
    const { width, height, orientation } = await sharp(files['800.webp']).metadata();
    expect({ width, height, orientation }).toEqual({ width: 40, height: 60, orientation: undefined });
  });

  test('of an animation the first frame stays', async () => {
    const frames = [await bytes(colour(60, 40).png()), await bytes(colour(60, 40).negate().png())];
    const animation = await bytes(sharp(frames, { join: { animated: true } }).webp());
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const files = await filesOf((await upload(admin, animation)).image);
    const { pages, height } = await sharp(files['800.webp']).metadata();
    expect({ pages, height }).toEqual({ pages: undefined, height: 40 });
  });

  test.each(['../../x.png', '/etc/passwd', 'C:\\x.png', 'x.php', '\u202egnp.exe'])(
    'the file name %j has no say in where the picture goes',
    async (name) => {
      const { image } = await upload(admin, await bytes(colour(60, 40).png()), name);
      await filesOf(image);
      expect(await stored()).toHaveLength(9);
    },
  );

  test('two uploads of one picture get names of their own', async () => {
    const picture = await bytes(colour(60, 40).png());
    const [one, other] = [await upload(admin, picture), await upload(admin, picture)];
    expect(one.image).not.toBe(other.image);
  });

  test('a guest and a shopper are refused', async () => {
    // More than the server reads before it responds.
    const file = Buffer.alloc(3_000_000);
    expect(await upload(shop.guest(), file)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await upload(await shop.shopper(), file)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await nothingLeft();
  });

  test('all files of a picture are stored, or none', async () => {
    const put = shop.ports.storage.put;
    let calls = 0;
    vi.spyOn(shop.ports.storage, 'put').mockImplementation(async (name, content, type) => {
      calls += 1;
      if (calls < 5) return put(name, content, type);
      await writeFile(join(shop.uploadFolder, name), 'the disk is full after thi');
      throw new Error('Cannot write', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) });
    });
    const { image, code } = await upload(admin, await bytes(colour(60, 40).png()));
    expect({ image, code }).toEqual({ image: null, code: 'SERVICE_UNAVAILABLE' });
    expect(calls).toBe(5);
    await nothingLeft();
  });
});

async function nothingLeft() {
  expect(await stored()).toEqual([]);
  await vi.waitFor(async () => expect(await waitingFiles()).toEqual([]));
}

test('when too many pictures wait to be encoded, the next get RATE_LIMITED', async () => {
  const picture = await bytes(colour(800, 800).png());
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => postForm(admin, ['image', picture, 'x.png'])),
  );
  const taken = answers.filter(({ image }) => image);
  const refused = answers.filter(({ code }) => code === 'RATE_LIMITED');
  expect(taken.length).toBeGreaterThanOrEqual(8);
  expect(refused.length).toBeGreaterThan(0);
  expect(taken.length + refused.length).toBe(12);
  expect(await stored()).toHaveLength(9 * taken.length);
});

describe('a form that is not as it should be', () => {
  const multipart = {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data', 'apollo-require-preflight': 'true' },
  };

  test('POST /api/uploads wants one file in the field image', async () => {
    const picture = await bytes(colour(60, 40).png());
    const want = {
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'Send one file, in the form field "image".',
    };
    expect(await postForm(admin)).toMatchObject(want);
    expect(await postForm(admin, ['image', 'a text'])).toMatchObject(want);
    expect(await postForm(admin, ['picture', picture, 'x.png'])).toMatchObject(want);
    expect(await postForm(admin, ['image', picture, 'x.png'], ['image', picture, 'y.png'])).toMatchObject(
      want,
    );
    const many = Array.from({ length: 1000 }, (_, i) => [`f${i}`, 'x'] as [string, string]);
    expect(await postForm(admin, ...many)).toMatchObject(want);
    const json = await admin.fetch('/api/uploads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"image":"x"}',
    });
    expect(json.status).toBe(400);
    await nothingLeft();
  });

  test('the mutation wants one file', async () => {
    const picture = await bytes(colour(60, 40).png());
    const [operations = ['', '']] = graphqlForm();
    const two = [operations, ['map', '{"0":["variables.image"],"1":["variables.image"]}']] as never[];
    expect(await postGraphql(admin, graphqlForm())).toMatchObject({ image: null, code: 'BAD_USER_INPUT' });
    expect(await postGraphql(admin, graphqlForm(['wrong', picture, 'x.png']))).toMatchObject({
      image: null,
      code: 'BAD_USER_INPUT',
    });
    expect(await postGraphql(admin, two)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    expect(await postGraphql(admin, [['0', picture, 'x.png']])).toMatchObject({ status: 400 });
    expect(await postGraphql(admin, [['operations', '{']])).toMatchObject({ status: 400 });
    await nothingLeft();
  });

  test.each(['/api/uploads', '/graphql'])(
    '%s says of a form without boundary or end that it cannot be read',
    async (path) => {
      const codeOf = async (response: Response) => {
        const { code, errors } = await response.json();
        return code ?? errors[0].extensions.code;
      };
      const noBoundary = await admin.fetch(path, { ...multipart, body: 'x' });
      expect([noBoundary.status, await codeOf(noBoundary)]).toEqual([400, 'BAD_USER_INPUT']);
      const headers = { ...multipart.headers, 'content-type': 'multipart/form-data; boundary=x' };
      const noEnd = await admin.fetch(path, {
        ...multipart,
        headers,
        body: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
      });
      expect([noEnd.status, await codeOf(noEnd)]).toEqual([400, 'BAD_USER_INPUT']);
      await nothingLeft();
    },
  );

  test('an upload that breaks off leaves nothing', async () => {
    const put = vi.spyOn(shop.ports.storage, 'put');
    const { body, type } = await encoded(graphqlForm(['0', await noise(), 'x.png']));
    const start = body.subarray(0, body.length - 1_000);
    await hangUp(admin, '/graphql', type, start);
    await hangUp(admin, '/api/uploads', type.replace('graphql', 'rest'), start);
    await nothingLeft();
    expect(put).not.toHaveBeenCalled();
  });

  test('a multipart request without the header that makes browsers ask first is refused', async () => {
    const picture = await bytes(colour(60, 40).png());
    expect(await postGraphql(admin, graphqlForm(['0', picture, 'x.png']), {})).toMatchObject({
      status: 400,
      image: null,
    });
    await nothingLeft();
  });

  test('staff without a permission to upload read which ones would do', async () => {
    const picture = await bytes(colour(60, 40).png());
    const form = graphqlForm(['0', picture, 'x.png']);
    expect(await postGraphql(await shop.staff('ORDERS'), form)).toMatchObject({
      status: 403,
      message: 'This needs the permission PRODUCTS or SETTINGS or CONTENT.',
    });
  });

  test('a page of another site cannot upload with the cookies of an admin', async () => {
    const response = await admin.fetch('/api/uploads', {
      ...multipart,
      headers: { ...multipart.headers, origin: 'https://evil.example' },
      body: 'x',
    });
    expect(response.status).toBe(403);
  });
});
