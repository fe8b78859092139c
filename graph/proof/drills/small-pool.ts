import { setTimeout as wait } from 'node:timers/promises';
import { conclude } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { openPostgresStage } from './stage.ts';

/** Longest wait for a response. Milliseconds. */
const LONGEST_MS = 10_000;

export const smallPool: Drill = {
  name: 'small-pool',
  about: 'the shop has one connection to PostgreSQL, and 50 clients buy for half a minute',
  async run({ seconds = 30, clients = 50, ...options }) {
    const stage = await openPostgresStage({
      ...options,
      settings: { ...options.settings, DATABASE_POOL: '1' },
    });
    const { shop } = stage;
    try {
      await shop.start();
      let longest = 0;
      const crowd = await Crowd.gather({
        url: shop.url,
        size: clients,
        seed: options.seed,
        onExchange: ({ ms }) => {
          longest = Math.max(longest, Math.round(ms));
        },
      });
      crowd.start();
      await wait(seconds * 1_000);
      const { figures, broken } = await conclude(stage, crowd);
      if (crowd.bought < clients) broken.push(`only ${crowd.bought} orders came through one connection`);
      const late = longest > LONGEST_MS ? [`somebody waited ${longest} ms for a response`] : [];
      return { figures: { 'ms for a response: longest': longest, ...figures }, broken, late };
    } finally {
      await stage.close();
    }
  },
};
