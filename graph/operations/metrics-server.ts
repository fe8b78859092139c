import { createServer } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { listen } from './http-server.ts';

/**
 * Serves the metrics for Prometheus on a port of their own, which is not for the public. Answers the function that
 * closes it. Throws one clear Error when the port is taken.
 */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<() => void> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    try {
      const text = await registry.metrics();
      res.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      res.writeHead(500).end();
    }
  });
  await listen(server, { port, host, setting: 'METRICS_PORT' });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
