import { rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './open-shop.ts';

const CANARY = 'only this machine may read this';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  for (const folder of ['.', 'uploads']) writeFileSync(join(shop.folder, folder, 'canary.txt'), CANARY);
});
afterAll(() => {
  for (const folder of ['.', 'uploads']) rmSync(join(shop.folder, folder, 'canary.txt'));
  return shop.close();
});

/** Spellings of "one folder up". */
const up = [
  ...['../', './../', '..//', '/../', './/..//', '..;/', '...//', '....//', '..././', '../ ', '.../'],
  ...['..%2f', '..%2F', '%2e%2e/', '%2E%2E/', '%2e%2e%2f', '.%2e/', '%2e./', '..%252f', '%252e%252e%252f'],
  ...['..\\', '..%5c', '%2e%2e%5c', '....\\\\', '..%255c', '..\\/', '%5c../', '..%5c%2f'],
  ...['..%00/', '%00../', '..%0d/', '..%0a/', '..%09/', '..%20/', '..%23/', '..%3f/', '..%3b/'],
  ...['%c0%ae%c0%ae/', '%c0%ae%c0%ae%c0%af', '..%c0%af', '..%c1%9c', '%e0%80%ae%e0%80%ae/', '..%e0%80%af'],
  ...['..%ef%bc%8f', '%ef%bc%8e%ef%bc%8e/', '%uff0e%uff0e%u2215', '%u002e%u002e/', '..%u2215', '0x2e0x2e/'],
];
const folders = ['/uploads/', '/assets/', '/images/', '/playground/'];
/** From the folders to a file beside them, to the shop's own, and to one that every machine has. */
const targets = ['canary.txt', 'package.json', 'graph/server.js', 'etc/passwd'];

/** GET of a path exactly as it is written: fetch would normalize it. */
function getAsWritten(path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    get({ hostname, port, path: path.replaceAll(' ', '%20') }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, body });
    }).on('error', reject);
  });
}

test.each(folders)('no spelling of a way out of %s leads to a file', async (folder) => {
  const paths = up.flatMap((step) =>
    [1, 3, 8].flatMap((times) => targets.map((target) => folder + step.repeat(times) + target)),
  );
  expect(new Set(paths).size).toBeGreaterThan(200);
  for (const path of [...paths, `${folder}canary.txt`, `${folder}canary.txt%00.webp`]) {
    const { status, body } = await getAsWritten(path);
    expect([400, 404], path).toContain(status);
    expect(body, path).not.toMatch(/only this machine|"dependencies"|createApp|root:x:/);
  }
});
