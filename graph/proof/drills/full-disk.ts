import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { conclude } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { mountSmallDisk } from './small-disk.ts';
import { openStage, type Stage } from './stage.ts';
import { signInAsAdmin, uploadPicture } from './upload-picture.ts';

const MEGABYTES = 192;
const CLIENTS = 10;
const CLEAR = new Set([503, 507]);

export const fullDisk: Drill = {
  name: 'full-disk',
  about:
    'fills the disk of database, pictures and temporary files while people buy, and frees it (3 cycles); needs root',
  async run({ cycles = 3, seconds = 15, clients = CLIENTS, ...options }) {
    const disk = mountSmallDisk(MEGABYTES);
    const settings = { ...options.settings, TMPDIR: disk.folder };
    const stage = await openStage({ ...options, settings }, disk.folder);
    const broken: string[] = [];
    const back: number[] = [];
    const uploads: number[] = [];
    try {
      const { shop } = stage;
      await shop.start();
      const crowd = await Crowd.gather({ url: shop.url, size: clients, seed: options.seed });
      const cookie = await signInAsAdmin(shop.url);
      crowd.start();
      for (let cycle = 1; cycle <= cycles; cycle++) {
        await crowd.buys(clients);
        const before = pictures(stage);
        disk.fill();
        const upload = await uploadPicture(shop.url, cookie);
        uploads.push(upload);
        if (shop.running && !CLEAR.has(upload)) broken.push(`an upload to the full disk got ${upload}`);
        await wait(seconds * 1_000);
        if (pictures(stage).length > before.length) broken.push('a part of a picture was left');
        disk.free();
        const freed = performance.now();
        await startWhatEnded(stage);
        await crowd.buys(clients);
        back.push(performance.now() - freed);
        options.say(`${cycle} of ${cycles}: ${crowd.bought} orders`);
      }
      if ((await uploadPicture(shop.url, cookie)) !== 200) broken.push('with room again an upload failed');
      const exits = shop.exits;
      shop.exits = 0;
      const { figures, broken: later } = await conclude(stage, crowd);
      return {
        figures: {
          'times the disk was full': cycles,
          'responses to uploads meanwhile': uploads.join(', '),
          'times the shop ended, to be started again': exits,
          [`ms from room to ${clients} orders, at most`]: Math.round(Math.max(...back)),
          ...figures,
        },
        broken: [...broken, ...later],
      };
    } finally {
      await stage.close();
      disk.remove();
    }
  },
};

function pictures({ folder }: Stage): string[] {
  const uploads = join(folder, 'uploads');
  return existsSync(uploads) ? readdirSync(uploads) : [];
}

/** What systemd does: starts PostgreSQL and the shop if they ended. */
async function startWhatEnded({ shop, postgres }: Stage): Promise<void> {
  if (postgres && !postgres.running) await postgres.start();
  if (!shop.running) await shop.start();
}
