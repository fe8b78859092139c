import { setTimeout as wait } from 'node:timers/promises';
import { conclude } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { FAULTS, providerFaults } from './provider-faults.ts';
import type { Exchange } from './shop-client.ts';
import { openStage } from './stage.ts';
import { Traffic } from './traffic.ts';

const CLIENTS = 20;
/** A request times out after five seconds, and an order takes three requests at most. */
const TOLD_WITHIN_MS = 16_000;
const STOPS_WITHIN_MS = 10_000;

export const provider: Drill = {
  name: 'provider',
  about:
    'the payment provider loses responses, is slow, responds with 500 and is off, in turn, while people buy',
  async run({ cycles = FAULTS.length, seconds = 15, clients = CLIENTS, ...options }) {
    const stage = await openStage(options);
    const { shop } = stage;
    const { set, settings: preload } = providerFaults(stage.folder);
    const broken: string[] = [];
    const retries: Exchange[] = [];
    const seen: Exchange[] = [];
    const back: number[] = [];
    const late: string[] = [];
    try {
      await shop.start(preload);
      const crowd = await Crowd.gather({
        url: shop.url,
        size: clients,
        seed: options.seed,
        onExchange: (exchange) => exchange.code === 'PAYMENT_PROVIDER_UNAVAILABLE' && retries.push(exchange),
      });
      crowd.start();
      await crowd.buys(clients);
      for (let cycle = 0; cycle < cycles; cycle++) {
        const fault = FAULTS[cycle % FAULTS.length]!;
        const before = retries.length;
        set(fault);
        const visitors = new Traffic(shop.url, 10);
        await wait(seconds * 1_000);
        await visitors.stop();
        seen.push(...visitors.exchanges);
        if (retries.length === before) broken.push(`${fault}: no buyer was asked to retry`);
        set('');
        const since = performance.now();
        await crowd.buys(clients);
        back.push(performance.now() - since);
        options.say(`${fault}: ${retries.length - before} were asked to retry, ${crowd.bought} orders`);
      }
      set('slow');
      await wait(1_000);
      const begin = performance.now();
      const status = await shop.stop();
      const stopMs = Math.round(performance.now() - begin);
      if (status !== 0) broken.push(`with a provider that is slow a stop ended with ${status}`);
      set('');
      await shop.start(preload);

      const { figures, broken: later } = await conclude(stage, crowd);
      const unseen = seen.filter(({ status }) => status !== 200).length;
      if (unseen > 0) broken.push(`${unseen} of ${seen.length} visitors saw no shop`);
      const slowest = Math.max(0, ...retries.map(({ ms }) => ms));
      if (stopMs > STOPS_WITHIN_MS) late.push(`with a provider that is slow a stop took ${stopMs} ms`);
      if (slowest > TOLD_WITHIN_MS)
        late.push(`somebody waited ${Math.round(slowest)} ms until asked to retry`);
      return {
        figures: {
          faults: cycles,
          'visitors meanwhile, and those who saw no shop': `${seen.length}, ${unseen}`,
          'asked to retry': retries.length,
          'ms until asked to retry, at most': Math.round(slowest),
          [`ms until ${clients} orders after it is back, at most`]: Math.round(Math.max(...back)),
          'ms to stop while it is slow': stopMs,
          ...figures,
        },
        broken: [...broken, ...later],
        late,
      };
    } finally {
      await stage.close();
    }
  },
};
