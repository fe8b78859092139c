import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from '../testing/server-process.ts';
import type { Drill } from './drill.ts';
import { describeStart, fromNothing } from './first-start.ts';
import { openStage } from './stage.ts';

export const twoStarts: Drill = {
  name: 'two-starts',
  about:
    'two shops start at once on an empty database (50 cycles); of two on one PGlite folder one is refused',
  async run({ cycles = 50, say, ...options }) {
    const stage = await openStage(options);
    const second = await ServerProcess.at(stage.folder, stage.settings, { name: 'second' });
    const shops = [stage.shop, second];
    const broken: string[] = [];
    let ready = 0;
    try {
      const clear = await fromNothing(stage);
      await stage.shop.start();
      await stage.shop.stop();
      const whole = await describeStart(stage);
      for (let cycle = 1; cycle <= cycles; cycle++) {
        await clear();
        for (const shop of shops) shop.launch();
        const open = stage.postgres ? shops : [await theOneThatStays(shops)];
        await Promise.all(open.map((shop) => shop.ready()));
        ready += open.length;
        await Promise.all(shops.map((shop) => shop.stop()));
        // One that migrated or sold its first items twice has a line or a row too many.
        if ((await describeStart(stage)) !== whole) broken.push(`start ${cycle} made another database`);
        if (cycle % 10 === 0) say(`${cycle} of ${cycles}`);
      }
      const refusals = shops.map((shop) => shop.log().split('Another process is using').length - 1);
      const refused = refusals.reduce((sum, count) => sum + count, 0);
      const expected = stage.postgres ? 0 : cycles;
      if (refused !== expected) broken.push(`${refused} starts were refused, not ${expected}`);
      return {
        figures: {
          'starts of two at once': cycles,
          'shops that became ready': ready,
          'refused, because another one has the folder': refused,
          'databases as after one start alone': cycles - broken.length,
        },
        broken,
      };
    } finally {
      await second.kill();
      await stage.close();
    }
  },
};

/** Waits until one of two shops has ended. Returns the other. */
async function theOneThatStays(shops: ServerProcess[]): Promise<ServerProcess> {
  for (;;) {
    const running = shops.filter((shop) => shop.running);
    if (running.length < shops.length) return running[0] ?? shops[0]!;
    await wait(20);
  }
}
