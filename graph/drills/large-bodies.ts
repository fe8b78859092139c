import { request } from 'node:http';
import { freePort } from '../testing/free-port.ts';
import type { Drill } from './drill.ts';
import { forgetPeak, peakMegabytes, residentMegabytes } from './memory.ts';
import { openStage } from './stage.ts';

const BODY = Buffer.alloc(10_000_000, 'a');
const AT_ONCE = 100;
const MOST_GROWTH_MB = 150;

export const largeBodies: Drill = {
  name: 'large-bodies',
  about: 'a hundred bodies of 10 MB at once, again and again (5), on Linux',
  async run({ cycles = 5, say, ...options }) {
    const stage = await openStage(options);
    const { shop } = stage;
    try {
      const debuggerPort = await freePort();
      await shop.start({ NODE_OPTIONS: `--inspect=127.0.0.1:${debuggerPort}` });
      const broken: string[] = [];
      const before = await residentMegabytes(debuggerPort);
      forgetPeak(shop.pid);
      const statuses = new Map<number, number>();
      for (let cycle = 1; cycle <= cycles; cycle++) {
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, () => sendBody(`${shop.url}/graphql`)),
        );
        for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        say(`${cycle} of ${cycles}`);
      }
      const peak = peakMegabytes(shop.pid);
      const after = await residentMegabytes(debuggerPort);
      if (statuses.size !== 1 || !statuses.has(413))
        broken.push('a body was answered with something else than 413');
      if (after - before >= MOST_GROWTH_MB) broken.push(`memory grew by ${after - before} MB`);
      if (shop.exits > 0) broken.push('the shop ended by itself');
      await shop.stop();
      return {
        figures: {
          'answers by status (0: cut off)': [...statuses].map((pair) => pair.join(' ')).join(', '),
          'MB before and after, collected': `${before}, ${after}`,
          'MB at the peak': peak,
        },
        broken,
      };
    } finally {
      await stage.close();
    }
  },
};

/** The status that a body is answered with, however much of it was read; 0 when the connection was cut before. */
function sendBody(url: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': BODY.length };
    const sent = request(url, { method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0));
    sent.end(BODY);
  });
}
