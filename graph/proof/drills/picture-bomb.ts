import { heavyPictures } from '../testing/hostile-files.ts';
import { blackPng } from '../testing/picture-bytes.ts';
import type { Drill } from './drill.ts';
import { forgetPeak, peakMegabytes } from './memory.ts';
import { openStage } from './stage.ts';

/** What one upload may cost. */
const MOST_MS = 1_000;
const MOST_MB = 100;

export const pictureBomb: Drill = {
  name: 'picture-bomb',
  about:
    'pictures that burst when they are opened are refused in a second, in less than 100 MB more (on Linux)',
  async run({ settings, cycles = 20 }) {
    // On PGlite the shop is one process, whose memory can be looked at.
    const stage = await openStage({ engine: 'pglite', settings });
    const broken: string[] = [];
    try {
      await stage.shop.start();
      const { url, pid } = stage.shop;
      const cookie = await signInAsAdmin(url);
      const bombs: [string, Buffer][] = [
        ['16,000 x 16,000 pixels', blackPng(16_000, 16_000)],
        ['30,000 x 30,000 pixels', blackPng(30_000, 30_000)],
      ];
      // The decoder is loaded with the first picture.
      for (let n = 0; n < 3; n++) await upload(url, cookie, blackPng(900, 600));
      forgetPeak(pid);
      const before = peakMegabytes(pid);
      let slowest = 0;
      for (let n = 0; n < cycles; n++) {
        for (const [name, bomb] of bombs) {
          const sent = performance.now();
          const { status, code } = await upload(url, cookie, bomb);
          slowest = Math.max(slowest, performance.now() - sent);
          if (code !== 'BAD_USER_INPUT') broken.push(`${name} got ${status} ${code}`);
        }
      }
      for (const [name, make] of Object.entries(heavyPictures)) {
        const { status } = await upload(url, cookie, await make());
        if (status >= 500) broken.push(`${name} got ${status}`);
      }
      const peak = peakMegabytes(pid);
      if (slowest > MOST_MS) broken.push(`a refusal took ${Math.round(slowest)} ms`);
      if (peak - before > MOST_MB) broken.push(`${peak - before} MB more were used`);
      return {
        figures: {
          'bombs sent': cycles * bombs.length,
          'slowest refusal in milliseconds': Math.round(slowest),
          'memory before, in MB': before,
          'most memory after, in MB': peak,
        },
        broken,
      };
    } finally {
      await stage.close();
    }
  },
};

async function signInAsAdmin(url: string): Promise<string> {
  const response = await fetch(`${url}/api/users/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'admin@example.com', password: 'admin12345' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function upload(url: string, cookie: string, file: Buffer): Promise<{ status: number; code?: string }> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(file)]), 'picture.png');
  const response = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body,
  });
  return { status: response.status, code: (await response.json()).code };
}
