import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../testing/free-port.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import type { Drill } from './drill.ts';
import { forgetPeak, peakMegabytes, residentMegabytes } from './memory.ts';
import { openStage } from './stage.ts';

const BODY = Buffer.alloc(10_000_000, 'a');
const AT_ONCE = 100;
const MOST_GROWTH_MB = 150;
/** Guests who send almost all of a body and then nothing more: so many from each of so many addresses. */
const STALLED = { addresses: 10, each: 250 };
/** What they send: as much as anybody might be let, and as much as a guest is. Bytes. */
const STALLED_BODIES = [1_000_000, 65_000];
/** The reserved bytes are held as chunks and buffers. */
const MOST_STALLED_MB = 300;

export const largeBodies: Drill = {
  name: 'large-bodies',
  about: 'a hundred bodies of 10 MB at once, again and again (5), and 2,500 bodies that stall, on Linux',
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
        const received = await Promise.all(
          Array.from({ length: AT_ONCE }, () => sendBody(`${shop.url}/graphql`)),
        );
        for (const status of received) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        say(`${cycle} of ${cycles}`);
      }
      const peak = peakMegabytes(shop.pid);
      const after = await residentMegabytes(debuggerPort);
      if (statuses.size !== 1 || !statuses.has(413)) broken.push('a body got another status than 413');
      if (after - before >= MOST_GROWTH_MB) broken.push(`memory grew by ${after - before} MB`);
      const stalled: string[] = [];
      for (const size of STALLED_BODIES) {
        const { grown, status } = await stallBodies(shop, size);
        stalled.push(`${size / 1000} kB each: ${grown} MB, others got ${status}`);
        if (grown >= MOST_STALLED_MB) broken.push(`2,500 bodies that stall took ${grown} MB`);
        if (status !== 200) broken.push(`others got ${status} while bodies stalled`);
      }
      if (shop.exits > 0) broken.push('the shop ended by itself');
      await shop.stop();
      return {
        figures: {
          'responses by status (0: cut off)': [...statuses].map((pair) => pair.join(' ')).join(', '),
          'MB before and after, collected': `${before}, ${after}`,
          'MB at the peak': peak,
          'MB more at the peak of 2,500 bodies that stall': stalled.join('; '),
        },
        broken,
      };
    } finally {
      await stage.close();
    }
  },
};

/** How many megabytes bodies that stall take at the peak, and the status that another guest gets meanwhile. */
async function stallBodies(shop: ServerProcess, size: number): Promise<{ grown: number; status: number }> {
  const { hostname, port } = new URL(shop.url);
  forgetPeak(shop.pid);
  const before = peakMegabytes(shop.pid);
  const head = `POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`;
  const text = head + ' '.repeat(size - 1);
  const sockets: Socket[] = [];
  for (let n = 0; n < STALLED.addresses * STALLED.each; n += 1) {
    const localAddress = `127.0.1.${1 + (n % STALLED.addresses)}`;
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    socket.on('error', () => {}).resume();
    sockets.push(socket);
    await Promise.race([once(socket, 'connect').then(() => socket.write(text)), wait(1_000)]).catch(() => {});
  }
  await wait(3_000);
  const status = await shop.status('/api/products');
  const grown = peakMegabytes(shop.pid) - before;
  for (const socket of sockets) socket.destroy();
  return { grown, status };
}

/** The status of the response to a body, however much of it was read; 0 when the connection was cut before. */
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
