import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestClient, type TestShop, testShop } from '../testing/test-shop.ts';
import { doors, graphqlForm, hangUp, postForm, postGraphql } from '../testing/uploading.ts';

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
const ENDINGS = [800, 480, 320].flatMap((width) => [`${width}.avif`, `${width}.webp`, `${width}.jpg`]);

const colour = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 80, b: 20, alpha: 0.5 } } });
const bytes = (picture: Sharp) => picture.toBuffer();
const noise = () =>
  bytes(
    sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    }).jpeg(),
  );

/** A black PNG: small, however many pixels it has. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.length, 0);
    numbers.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit a pixel.
  head.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The files that a picture was stored as, by their ending. */
async function filesOf(image: string | null): Promise<Record<string, Buffer>> {
  const name = /^\/uploads\/([0-9a-f]{32})-800\.webp$/.exec(image ?? '')?.[1];
  expect(name).toBeDefined();
  const files = ENDINGS.map(async (ending) => [
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
  ])('%s becomes AVIF, WebP and JPEG in three widths', async (_name, make) => {
    const { status, image } = await upload(admin, await make());
    expect(status).toBe(200);
    for (const [ending, file] of Object.entries(await filesOf(image))) {
      const { format, width } = await sharp(file).metadata();
      expect([ending, format]).toEqual([
        ending,
        { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[ending.split('.')[1] ?? ''],
      ]);
      expect(width).toBeLessThanOrEqual(Number.parseInt(ending, 10));
    }
    expect(await stored()).toHaveLength(9);
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    [
      'an SVG with script',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['HTML called .png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a text called .png', () => Buffer.from('Just a text.')],
    ['a GIF', () => bytes(colour(60, 40).gif())],
    ['a TIFF', () => bytes(colour(60, 40).tiff())],
    ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['a PDF', () => Buffer.from('%PDF-1.4\n%%EOF')],
    ['a ZIP', () => Buffer.from('PK\u0003\u0004 and so on')],
    ['a file of 0 bytes', () => Buffer.alloc(0)],
    ['the first bytes of a PNG', async () => (await bytes(colour(60, 40).png())).subarray(0, 8)],
    ['a JPEG signature before HTML', () => Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from('<script>')])],
    ['half a JPEG', async () => half(await noise())],
    ['half a PNG', async () => half(await bytes(sharp(await noise()).png()))],
    ['half a WebP', async () => half(await bytes(sharp(await noise()).webp()))],
    ['half an AVIF', async () => half(await bytes(sharp(await noise()).avif()))],
    ['a bomb of 16,000 x 16,000 pixels', () => blackPng(16_000, 16_000)],
    ['one row of pixels too many', () => blackPng(8_000, 5_001)],
  ])('%s is refused, and nothing of it is left', async (_name, make) => {
    const { image, code, message } = await upload(admin, await make());
    expect({ image, code }).toEqual({ image: null, code: 'BAD_USER_INPUT' });
    expect(message).toMatch(/^(The file is not a JPEG|The picture (is damaged|has more than 40 million))/);
    await nothingLeft();
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

  test('what hangs on to a picture does not come through: scripts, place and maker', async () => {
    const canary = 'CANARY<script>alert(1)</script>';
    const jpeg = await bytes(
      colour(900, 600)
        .withExif({
          IFD0: { Copyright: canary },
          IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
        })
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${canary}</x:xmpmeta>`)
        .withIccProfile('p3')
        .jpeg(),
    );
    const png = await bytes(colour(900, 600).png());
    expect(jpeg.includes('CANARY')).toBe(true);
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    for (const file of [jpeg, Buffer.concat([png, Buffer.from(canary)])]) {
      const files = await filesOf((await upload(admin, file)).image);
      for (const [ending, clean] of Object.entries(files)) {
        const { exif, xmp, icc, iptc, comments } = await sharp(clean).metadata();
        expect({ exif, xmp, icc, iptc, comments }, ending).toEqual({});
        expect(clean.includes('CANARY') || clean.includes('<script')).toBe(false);
      }
    }
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
    // More than the server would read before it answers.
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
      throw new Error('ENOSPC');
    });
    const { image, code } = await upload(admin, await bytes(colour(60, 40).png()));
    expect({ image, code }).toEqual({ image: null, code: 'INTERNAL' });
    expect(calls).toBe(5);
    await nothingLeft();
  });
});

const half = (file: Buffer) => file.subarray(0, file.length / 2);

async function nothingLeft() {
  expect(await stored()).toEqual([]);
  await vi.waitFor(async () => expect(await waitingFiles()).toEqual([]));
}

test('when too many pictures wait to be drawn, the next are told to come back', async () => {
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
      const noBoundary = await admin.fetch(path, { ...multipart, body: 'x' });
      expect([noBoundary.status, (await noBoundary.json()).code]).toEqual([400, 'BAD_USER_INPUT']);
      const headers = { ...multipart.headers, 'content-type': 'multipart/form-data; boundary=x' };
      const noEnd = await admin.fetch(path, {
        ...multipart,
        headers,
        body: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
      });
      expect([noEnd.status, (await noEnd.json()).code]).toEqual([400, 'BAD_USER_INPUT']);
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

  test('a page of another site cannot upload with the cookies of an admin', async () => {
    const response = await admin.fetch('/api/uploads', {
      ...multipart,
      headers: { ...multipart.headers, origin: 'https://evil.example' },
      body: 'x',
    });
    expect(response.status).toBe(403);
  });
});

/** A form as bytes, with its content type. */
async function encoded(parts: ReturnType<typeof graphqlForm>): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [field, content, fileName] of parts) {
    if (fileName === undefined) form.append(field, content as string);
    else form.append(field, new Blob([new Uint8Array(content as Buffer)]), fileName);
  }
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}
