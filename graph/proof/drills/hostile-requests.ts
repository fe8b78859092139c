import { attack } from '../security/attack.ts';
import { readSurface } from '../security/read-surface.ts';
import { freePort } from '../testing/free-port.ts';
import { recruiter } from './attackers.ts';
import type { Drill } from './drill.ts';
import { residentMegabytes } from './memory.ts';
import { percentile } from './percentile.ts';
import { requestMeanwhile } from './request-meanwhile.ts';
import { openStage } from './stage.ts';

const STREAMS = 4;
/** Requests of a stream until its attackers are replaced: they sign out, delete and rename themselves. */
const ROUND = 100;
const MOST_DRIFT_MB = 50;
const READY_WITHIN_MS = 250;

export const hostileRequests: Drill = {
  name: 'hostile-requests',
  about: 'hostile requests over every operation of both APIs, as guest, shopper and admin (100000)',
  async run({ cycles = 100_000, seed, say, ...options }) {
    const stage = await openStage(options);
    const { shop } = stage;
    try {
      const debuggerPort = await freePort();
      await shop.start({ TRUST_PROXY: '1', NODE_OPTIONS: `--inspect=127.0.0.1:${debuggerPort}` });
      const recruit = await recruiter(shop.url);
      const surface = await readSurface(shop.url);
      const broken = new Set<string>();
      const statuses = new Map<number, number>();
      let sent = 0;

      async function stream(first: number, until: number): Promise<void> {
        for (let round = first; sent < until; round += STREAMS) {
          const { attackers, ids } = await recruit();
          const options = { ids, count: ROUND, seed: (seed * 10_000 + round) * ROUND };
          for await (const { request, response, faults } of attack(attackers, surface, options)) {
            sent += 1;
            statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
            if (sent % 5_000 === 0) say(`${sent} of ${cycles}`);
            if (faults.length > 0)
              broken.add(`${faults.join(', ')}: ${JSON.stringify(request).slice(0, 2_000)}`);
          }
        }
      }
      const streams = (from: number, until: number) =>
        Promise.all(Array.from({ length: STREAMS }, (_, index) => stream(from + index, until)));

      // Fills the bounded caches: documents, responses, pages.
      const warmUp = Math.ceil(cycles / 4);
      await streams(0, warmUp);
      const before = await residentMegabytes(debuggerPort);
      const stopRequests = requestMeanwhile(`${shop.url}/readyz`);
      const half = Math.ceil((warmUp + cycles) / 2);
      await streams(warmUp, half);
      const between = await residentMegabytes(debuggerPort);
      await streams(half, cycles);
      const readyMs = percentile(await stopRequests(), 99);
      const after = await residentMegabytes(debuggerPort);

      if (after - before >= MOST_DRIFT_MB) broken.add(`memory grew by ${after - before} MB`);
      if (readyMs >= READY_WITHIN_MS) broken.add(`/readyz took ${readyMs} ms at the 99th percentile`);
      if (shop.exits > 0) broken.add(`the shop ended ${shop.exits} times by itself`);
      await shop.stop();
      return {
        figures: {
          requests: sent,
          'responses by status': [...statuses]
            .sort()
            .map((pair) => pair.join(' '))
            .join(', '),
          'MB before, at half and after, collected': `${before}, ${between}, ${after}`,
          '/readyz p99 (ms)': readyMs,
        },
        broken: [...broken, ...(await stage.brokenInvariants([]))],
      };
    } finally {
      await stage.close();
    }
  },
};
