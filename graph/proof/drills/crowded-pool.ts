import type { Drill } from './drill.ts';
import { percentile } from './percentile.ts';
import { probe } from './probe.ts';
import { openPostgresStage } from './stage.ts';

/** Longest wait for a response. Milliseconds. */
const LONGEST_MS = 10_000;
const paths = ['/api/products', '/api/products?keyword=lamp', '/api/products/getAllProducts', '/'];

export const crowdedPool: Drill = {
  name: 'crowded-pool',
  about:
    '500 requests at once on 10 connections (10 cycles): 200, or 429 or 503 with the time to come back, within ten seconds',
  async run({ cycles = 10, clients = 500, ...options }) {
    const stage = await openPostgresStage({
      ...options,
      settings: { ...options.settings, DATABASE_POOL: '10' },
    });
    const { shop } = stage;
    try {
      await shop.start();
      const responses = [];
      for (let cycle = 0; cycle < cycles; cycle++) {
        const sent = Array.from({ length: clients }, (_, n) => probe(shop.url + paths[n % paths.length]));
        responses.push(...(await Promise.all(sent)));
      }
      const times = responses.map(({ ms }) => ms);
      const longest = percentile(times, 100);
      const served = responses.filter(({ status }) => status === 200).length;
      const sentAway = responses.filter(
        ({ status, retryAfter }) => (status === 503 || status === 429) && retryAfter,
      ).length;
      const broken: string[] = [];
      if (served + sentAway < responses.length)
        broken.push(
          `${responses.length - served - sentAway} responses were neither 200 nor 429 or 503 with Retry-After`,
        );
      const late = longest > LONGEST_MS ? [`somebody waited ${longest} ms for a response`] : [];
      if (shop.exits > 0) broken.push('the shop ended by itself');
      return {
        figures: {
          requests: responses.length,
          'status 200': served,
          'status 429 or 503 with Retry-After': sentAway,
          'ms for a response: median': percentile(times, 50),
          'ms for a response: longest': longest,
        },
        broken,
        late,
      };
    } finally {
      await stage.close();
    }
  },
};
