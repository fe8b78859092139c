import type { RequestListener } from 'node:http';
import { createHttpServer, listen } from '../platform/operations/http-server.ts';
import { openingApp } from '../platform/operations/opening-app.ts';
import { joinsOthers } from '../platform/operations/supervise.ts';
import type { Env } from './env.ts';

/** Most connections of one address in production. Many people may share one. */
const CONNECTIONS = 500;

/**
 * The HTTP server of this process. It listens from the first moment, with 503 until `serve` is called, so that no
 * client waits while the data is prepared. Where other workers serve already it listens only when `listen` is called:
 * no client is to meet a worker that is still opening.
 */
export async function openHttp(env: Env) {
  let app: RequestListener = openingApp();
  // Behind a proxy all connections come from its address.
  const perAddress = env.TRUST_PROXY > 0 ? Number.POSITIVE_INFINITY : CONNECTIONS * env.RATE_LIMIT_FACTOR;
  const server = createHttpServer((req, res) => app(req, res), { perAddress });
  const http = {
    server,
    listen: () => listen(server, { port: env.PORT, host: env.HOST, setting: 'PORT' }),
    serve(next: RequestListener) {
      app = next;
    },
  };
  if (!joinsOthers()) await http.listen();
  return http;
}
