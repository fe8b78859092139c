import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, type Registry } from 'prom-client';
import { listen } from './http-server.ts';

/**
 * Adds what node tells of this process, and serves all of it; a worker leaves that to its supervisor. Answers the
 * function that closes it.
 */
export async function openMetrics(registry: Registry, port: number, host: string): Promise<() => void> {
  collectDefaultMetrics({ register: registry });
  if (!cluster.isWorker) return serveMetrics(() => registry.metrics(), port, host);
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry(); // From here on the supervisor's questions are answered.
  return () => {};
}

/** Serves the metrics of all workers as if they were one process. */
export function openSharedMetrics(port: number, host: string): Promise<() => void> {
  const workers = new AggregatorRegistry();
  return serveMetrics(() => workers.clusterMetrics(), port, host);
}

/** For Prometheus, on a port that is not for the public. Throws one clear Error when it is taken. */
async function serveMetrics(read: () => Promise<string>, port: number, host: string): Promise<() => void> {
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    try {
      const text = await read();
      res.writeHead(200, { 'content-type': AggregatorRegistry.PROMETHEUS_CONTENT_TYPE }).end(text);
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
