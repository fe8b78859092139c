import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, type Registry } from 'prom-client';
import { listen } from './http-server.ts';

/**
 * Adds the default metrics of the process and serves the registry; a worker sends its metrics to the supervisor
 * instead. Returns a function that closes the server.
 */
export async function openMetrics(registry: Registry, port: number, host: string): Promise<() => void> {
  collectDefaultMetrics({ register: registry });
  if (!cluster.isWorker) return serveMetrics(() => registry.metrics(), port, host);
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry(); // Responds to the supervisor from here on.
  return () => {};
}

/** Serves the metrics of all workers, aggregated. Returns a function that closes the server. */
export function openSharedMetrics(port: number, host: string): Promise<() => void> {
  const workers = new AggregatorRegistry();
  return serveMetrics(() => workers.clusterMetrics(), port, host);
}

/** Serves Prometheus on a private port. Rejects with an Error of one sentence when the port cannot be used. */
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
