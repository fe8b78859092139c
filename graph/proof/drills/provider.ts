import { setTimeout as wait } from 'node:timers/promises';
import { conclude } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { FAULTS, providerFaults } from './provider-faults.ts';
import type { Exchange } from './shop-client.ts';
import { openStage } from './stage.ts';
import { Traffic } from './traffic.ts';

const CLIENTS = 20;
/** A call is given up after five seconds, and an order takes three of them at most. */
const TOLD_WITHIN_MS = 16_000;
const STOPS_WITHIN_MS = 10_000;

export const provider: Drill = {
  name: 'provider',
  about: 'the payment provider loses answers, is slow, answers 500 and is off, in turn, while people buy',
  async run({ cycles = FAULTS.length, seconds = 15, clients = CLIENTS, ...options }) {
    const stage = await openStage(options);
    const { shop } = stage;
    const { set, settings: preload } = providerFaults(stage.folder);
    const broken: string[] = [];
    const told: Exchange[] = [];
    const seen: Exchange[] = [];
    const back: number[] = [];
    const late: string[] = [];
    try {
      await shop.start(preload);
      const crowd = await Crowd.gather({
        url: shop.url,
        size: clients,
        seed: options.seed,
        onExchange: (exchange) => exchange.code === 'PAYMENT_PROVIDER_UNAVAILABLE' && told.push(exchange),
      });
      crowd.start();
      await crowd.buys(clients);
      for (let cycle = 0; cycle < cycles; cycle++) {
        const fault = FAULTS[cycle % FAULTS.length]!;
        const before = told.length;
        set(fault);
        const visitors = new Traffic(shop.url, 10);
        await wait(seconds * 1_000);
        await visitors.stop();
        seen.push(...visitors.exchanges);
        if (told.length === before) broken.push(`${fault}: nobody was told to try again`);
        set('');
        const since = performance.now();
        await crowd.buys(clients);
        back.push(performance.now() - since);
        options.say(`${fault}: ${told.length - before} were told to try again, ${crowd.bought} orders`);
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
      const slowest = Math.max(0, ...told.map(({ ms }) => ms));
      if (stopMs > STOPS_WITHIN_MS) late.push(`with a provider that is slow a stop took ${stopMs} ms`);
      if (slowest > TOLD_WITHIN_MS)
        late.push(`somebody waited ${Math.round(slowest)} ms to be told to try again`);
      return {
        figures: {
          faults: cycles,
          'visitors meanwhile, and those who saw no shop': `${seen.length}, ${unseen}`,
          'told to try again': told.length,
          'ms until told so, at most': Math.round(slowest),
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
