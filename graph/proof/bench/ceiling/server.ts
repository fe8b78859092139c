import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { accountRoutes } from './accounts.ts';
import { catalogRoutes } from './catalog.ts';
import { filterRoutes } from './filters.ts';
import type { Route } from './route.ts';

/** Returns the same JSON as the shop from the same tables, with nothing in between: the upper limit of what Node and PostgreSQL can do. */
const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c pg_trgm.word_similarity_threshold=0.5',
});

const routes: Record<string, Route> = {
  ...catalogRoutes,
  ...filterRoutes,
  ...accountRoutes,
  '/readyz': async () => 'ok',
};

createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url!, 'http://localhost');
  const route = routes[pathname];
  if (!route) return void res.writeHead(404).end();
  try {
    const body = req.method === 'GET' ? {} : JSON.parse(await text(req));
    const result = await route(pool, { ...Object.fromEntries(searchParams), ...body });
    const json = typeof result === 'string' ? result : JSON.stringify(result);
    res
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
      .end(json);
  } catch (error) {
    res.writeHead(500).end(String(error));
  }
}).listen(Number(process.env.PORT), '127.0.0.1');

process.once('SIGTERM', () => process.exit());
