import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { heavyPictures, loadedPictures, noPictures } from '../../proof/testing/hostile-files.ts';
import { blackPng } from '../../proof/testing/picture-bytes.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { doors } from '../../proof/testing/uploading.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());
afterEach(async () => {
  for (const name of await stored()) await rm(join(shop.uploadFolder, name));
});

const stored = () => readdir(shop.uploadFolder);

describe.each(Object.entries(doors))('%s', (_, upload) => {
  test.each(Object.entries(noPictures))('%s is refused, and nothing of it is left', async (_name, make) => {
    const { image, code, message } = await upload(admin, await make());
    expect({ image, code }).toEqual({ image: null, code: 'BAD_USER_INPUT' });
    expect(message).toMatch(/^(The file is not a JPEG|The picture (is damaged|has more than 40 million))/);
    expect(await stored()).toEqual([]);
  });

  test('a picture of one column is refused before it is decoded', async () => {
    const { message } = await upload(admin, blackPng(1, 20_001));
    expect(message).toMatch(/^The picture is more than 20000 pixels wide or high/);
    expect(await stored()).toEqual([]);
  });

  test.each(Object.entries({ ...loadedPictures, ...heavyPictures }))(
    'of %s only the picture is stored, encoded again',
    async (_name, make) => {
      const { code } = await upload(admin, await make());
      expect(code).toBeUndefined();
      const names = await stored();
      expect(names).toHaveLength(9);
      for (const name of names) {
        const file = await readFile(join(shop.uploadFolder, name));
        const { format, pages, exif, xmp, icc, iptc, comments } = await sharp(file).metadata();
        expect(['heif', 'webp', 'jpeg']).toContain(format);
        expect({ exif, xmp, icc, iptc, comments, frames: pages ?? 1 }).toEqual({ frames: 1 });
        for (const part of ['CANARY', '<script', '<?php', 'PK\x03\x04'])
          expect(file.includes(part)).toBe(false);
      }
    },
  );
});

test.each(Object.entries(loadedPictures))(
  '%s contains it before it is encoded again',
  async (_name, make) => {
    expect((await make()).includes('CANARY<script')).toBe(true);
  },
);
