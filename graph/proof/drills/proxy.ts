import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ServerProcess } from '../testing/server-process.ts';

const POLL_MS = 500;

export interface Proxy {
  url: string;
  close(): void;
}

/**
 * A reverse proxy: distributes requests in turn over the shops whose /readyz responds with 200, polled twice a second,
 * over keep-alive connections. It retries a request on another shop only when the connection is refused.
 */
export async function openProxy(shops: readonly ServerProcess[]): Promise<Proxy> {
  let ready: readonly ServerProcess[] = shops;
  let turn = 0;
  const poll = async () => {
    const found = await Promise.all(
      shops.map(async (shop) => (await shop.status('/readyz')) === 200 && shop),
    );
    ready = found.filter((shop) => shop !== false);
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  const agent = new Agent({ keepAlive: true });

  const server = createServer(async (req, res) => {
    const body = await buffer(req);
    turn += 1;
    const first = ready[turn % ready.length];
    for (const shop of [first, ...shops.filter((other) => other !== first)]) {
      if (shop && (await forward(agent, shop, req, body, res))) return;
    }
    res.writeHead(502).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** Resolves to false when the connection was refused, so that no shop has received the request. */
async function forward(
  agent: Agent,
  shop: ServerProcess,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  res: ServerResponse,
): Promise<boolean> {
  const { connection: _, ...rest } = headers;
  const sent = request(shop.url + url, { agent, method, headers: rest });
  sent.end(body);
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const { connection: __, 'keep-alive': ___, ...given } = response.headers;
    res.writeHead(response.statusCode ?? 502, given);
    response.pipe(res);
    response.once('error', () => res.destroy());
  } catch (error) {
    if ((error as { code?: string }).code === 'ECONNREFUSED') return false;
    res.writeHead(502).end();
  }
  return true;
}
