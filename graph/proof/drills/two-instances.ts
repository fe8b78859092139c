import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from '../testing/server-process.ts';
import { conclude } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { percentile } from './percentile.ts';
import { openProxy } from './proxy.ts';
import type { Exchange } from './shop-client.ts';
import { beginWebhook } from './slow-webhook.ts';
import { openStage } from './stage.ts';
import { Traffic } from './traffic.ts';

const BUYERS = 2;
/** Requests of visitors a second, for each buyer. */
const VISITS = 100;
const ENDS_WITHIN_MS = 10_000;
/** Twice the time in which the proxy notices that a shop stops. */
const DRAIN_SECONDS = '2';

export const twoInstances: Drill = {
  name: 'two-instances',
  about: 'SIGTERM of one of two shops behind a proxy, under 200 requests a second and buyers (20 cycles)',
  async run({ cycles = 20, clients = BUYERS, seed, seeded, settings, say, engine }) {
    if (engine !== 'postgres') throw new Error('Two shops on one database need PostgreSQL.');
    const stage = await openStage({ engine, seeded, settings: { DRAIN_SECONDS, ...settings } });
    const second = await ServerProcess.at(stage.folder, stage.settings, { name: 'second' });
    const shops = [stage.shop, second];
    await Promise.all(shops.map((shop) => shop.start()));
    const proxy = await openProxy(shops);
    try {
      const bought: Exchange[] = [];
      const crowd = await Crowd.gather({
        url: proxy.url,
        size: clients,
        seed,
        onExchange: (exchange) => bought.push(exchange),
      });
      crowd.start();
      const begin = performance.now();
      const traffic = new Traffic(proxy.url, VISITS * clients);
      const broken: string[] = [];
      const ends: number[] = [];
      for (let cycle = 1; cycle <= cycles; cycle++) {
        const shop = shops[cycle % 2]!;
        await wait(1_000);
        const webhook = await beginWebhook(shop, stage);
        const began = performance.now();
        const ended = shop.stop();
        while ((await shop.status('/readyz')) === 200) await wait(20);
        if ((await webhook.finish()) !== 200 || !(await webhook.isDone()))
          broken.push(`stop ${cycle}: the webhook that was under way was not dealt with`);
        const status = await ended;
        ends.push(performance.now() - began);
        if (status !== 0) broken.push(`stop ${cycle} ended with ${status}`);
        await shop.start();
        say(`${cycle} of ${cycles}: ${failures(traffic.exchanges)} and ${failures(bought)} failed`);
      }
      await traffic.stop();
      const seconds = (performance.now() - begin) / 1000;
      const concluded = await conclude(stage, crowd);
      if (!(await endsAtSecondSignal(second, stage)))
        broken.push('a second SIGTERM did not end a shop at once');
      const failed = failures(traffic.exchanges) + failures(bought);
      if (failed > 0) broken.push(`${failed} requests failed`);
      const slowest = Math.max(...ends);
      const late = slowest > ENDS_WITHIN_MS ? [`a stop took ${Math.round(slowest)} ms`] : [];
      if (second.exits > 0) broken.push(`the second shop ended ${second.exits} times by itself`);
      return {
        figures: {
          stops: cycles,
          'requests of visitors': traffic.exchanges.length,
          'of these a second': Math.round(traffic.exchanges.length / seconds),
          'requests of buyers': bought.length,
          'failed requests': failed,
          'ms from SIGTERM to the end: median': percentile(ends, 50),
          'ms from SIGTERM to the end: longest': Math.round(slowest),
          ...concluded.figures,
        },
        broken: [...broken, ...concluded.broken],
        late,
      };
    } finally {
      proxy.close();
      await second.kill();
      await stage.close();
    }
  },
};

/** No response, an error of the server, or one that requires a retry. */
function failures(exchanges: readonly Exchange[]): number {
  const isFailure = ({ status, code }: Exchange) =>
    status === 0 || status >= 500 || code === 'PAYMENT_PROVIDER_UNAVAILABLE';
  return exchanges.filter(isFailure).length;
}

/** Sends two stop signals to a shop with a request in progress. It must not wait for the request. */
async function endsAtSecondSignal(
  shop: ServerProcess,
  stage: Parameters<typeof beginWebhook>[1],
): Promise<boolean> {
  await beginWebhook(shop, stage);
  const { pid } = shop;
  const ended = shop.stop();
  while ((await shop.status('/readyz')) === 200) await wait(20);
  process.kill(pid, 'SIGTERM');
  const again = performance.now();
  return (await ended) === 1 && performance.now() - again < 1_000;
}
