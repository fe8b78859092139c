import 'reflect-metadata';
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { openDatabase } from '../../../server/open-database.ts';
import { readAtCeiling, readAtShop } from './feed.ts';
import { mailWork } from './mails.ts';
import { BATCH, type Work } from './work.ts';

// Does what the shop does outside of requests, and the same by hand. Both in one process, since they take turns.
const url = process.env.DATABASE_URL!;
const orm = await openDatabase({ url });
const pool = new Pool({ connectionString: url, max: 1 });
const mails = await mailWork(orm, pool, process.env.SMTP_PORT!);

const routes: Record<string, Work> = {
  '/mails': mails.shop,
  '/ceiling/mails': mails.ceiling,
  '/events': readAtShop(orm),
  '/ceiling/events': readAtCeiling(pool),
  '/readyz': async () => BATCH,
};

createServer(async (req, res) => {
  try {
    const done = await routes[req.url!]!();
    if (done !== BATCH) throw new Error(`${done} of ${BATCH} were done.`);
    res.writeHead(200, { 'content-length': 2 }).end('{}');
  } catch (error) {
    const text = String(error);
    res.writeHead(500, { 'content-length': Buffer.byteLength(text) }).end(text);
  }
}).listen(Number(process.env.PORT), '127.0.0.1');

process.once('SIGTERM', () => process.exit());
