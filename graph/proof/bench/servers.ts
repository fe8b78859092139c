import { join } from 'node:path';
import { NODE_FLAGS } from '../../platform/operations/node-flags.ts';
import { ServerProcess } from '../testing/server-process.ts';

/** Folder of a build of the shop that can leave an optimisation out. Inside the project, so that it finds its packages. */
export const WITHOUT_FOLDER = 'node_modules/.cache/citron-bench';

/** Folder of a build of the server that does jobs of the shop. */
export const JOBS_FOLDER = 'node_modules/.cache/citron-bench-jobs';

/** The built shop as in production, with test payments. `settings` are those of .env. */
export function shopAt(folder: string, settings: Record<string, string>): Promise<ServerProcess> {
  return ServerProcess.at(folder, { ...production(folder), ...settings });
}

/** Starts it. */
export async function startShop(folder: string, settings: Record<string, string>): Promise<ServerProcess> {
  return started(await shopAt(folder, settings));
}

/** Starts the shop without an optimisation. */
export async function startShopWithout(
  folder: string,
  measure: string,
  databaseUrl: string,
): Promise<ServerProcess> {
  const args = [...NODE_FLAGS, `${WITHOUT_FOLDER}/server.js`, measure];
  const settings = { ...production(folder), DATABASE_URL: databaseUrl };
  return started(await ServerProcess.at(folder, settings, { name: 'without', args }));
}

/** Starts the hand-written server that the shop is compared with. */
export async function startCeiling(folder: string, databaseUrl: string): Promise<ServerProcess> {
  const args = ['graph/proof/bench/ceiling/server.ts'];
  return started(await ServerProcess.at(folder, { DATABASE_URL: databaseUrl }, { name: 'ceiling', args }));
}

/** Starts the server that does jobs of the shop, and the same by hand. It sends mails to `smtpPort`. */
export async function startJobs(
  folder: string,
  databaseUrl: string,
  smtpPort: number,
): Promise<ServerProcess> {
  const args = [...NODE_FLAGS, `${JOBS_FOLDER}/server.js`];
  const settings = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, SMTP_PORT: String(smtpPort) };
  return started(await ServerProcess.at(folder, settings, { name: 'jobs', args }));
}

async function started(server: ServerProcess): Promise<ServerProcess> {
  await server.start();
  return server;
}

const production = (folder: string) => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  ALLOW_SANDBOX_PAYMENTS: 'true',
  WORKERS: '1',
  // All the load comes from one address.
  RATE_LIMIT_FACTOR: '100',
  // All buyers come from one address, and some never pay.
  UNPAID_CHECKOUTS: '1000000',
  ADDRESS_OPEN_CHECKOUTS: '1000000',
  ADDRESS_HELD_PIECES: '1000000',
  ADDRESS_UNPAID_CHECKOUTS: '1000000',
  DATA_DIR: join(folder, 'data'),
});
