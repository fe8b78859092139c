import type { Logger } from 'pino';
import { deleteExpiredSessions } from '../accounts/sessions.ts';
import { deleteOldFailures } from '../accounts/sign-in-limits.ts';
import { deleteExpiredChallenges } from '../authentication/challenges.ts';
import { renameQueue } from '../catalog/rename-queue.ts';
import { scheduleQueue } from '../catalog/schedule-queue.ts';
import { writeSearchCounts } from '../catalog/search-counts.ts';
import { updateSoldCounts } from '../catalog/update-sold-counts.ts';
import { forgetAddresses, forgetNetworks } from '../checkout/forget-addresses.ts';
import { holdQueue } from '../checkout/hold-queue.ts';
import type { Context } from '../core/context.ts';
import { deleteExpiredEvents } from '../core/delete-expired-events.ts';
import { workDueRows } from '../core/due-rows.ts';
import { onceADay } from '../core/once-a-day.ts';
import { deleteOldCounts } from '../core/rate-limit.ts';
import { withLease } from '../core/with-lease.ts';
import { deleteOldFiles } from '../imports/delete-old-files.ts';
import { exportQueue } from '../imports/export-queue.ts';
import { importQueue } from '../imports/import-queue.ts';
import { deleteOldMails } from '../mail/delete-old-mails.ts';
import { mailQueue } from '../mail/mail-queue.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { countSold } from '../orders/count-sold.ts';
import { deleteOldEvents } from '../payments/delete-old-events.ts';
import { reconcile } from '../payments/reconcile.ts';
import { deleteOldGuests } from '../privacy/delete-old-guests.ts';
import { deleteExpiredTokens } from '../recovery/tokens.ts';
import { refreshSettings } from '../settings/refresh-settings.ts';
import { deleteOldInvitations } from '../staff/find-invitations.ts';
import { reminderQueue } from '../stored-carts/reminder-queue.ts';

const EVERY_MS = 30_000;
/** People wait for the mail with their link, and look on while a file is imported. All processes use the same settings. */
const OFTEN = new Set(['settings', 'mails', 'imports', 'exports']);
const OFTEN_MS = 1_000;
/** What was bought within this time makes a product a bestseller. */
const BESTSELLER_MS = 30 * 24 * 60 * 60_000;

type Job = (stopped: AbortSignal) => Promise<unknown>;
type JobDeps = Pick<Context, 'em' | 'ports' | 'settings'>;

/**
 * The background jobs. Any number of processes may run them at once; the reconciler runs under a lease, in one process at
 * a time, because it calls the provider.
 */
function jobsOf(deps: JobDeps, logger: Logger, refundUnordered: boolean): Record<string, Job> {
  const { em, ports } = deps;
  return {
    settings: async () => {
      const { currency } = await refreshSettings(deps);
      warnOfCurrency(currency.code, deps.settings.currency);
    },
    holds: (stopped) => workDueRows(deps, holdQueue, { logger, stopped }),
    reconciler: (stopped) =>
      withLease(em, 'reconciler', () => reconcile({ em, ports }, { logger, refundUnordered, stopped })),
    mails: async (stopped) => {
      if (!ports.mailer.isWaiting) await workDueRows(deps, mailQueue, { logger, stopped });
    },
    categoryNames: (stopped) => workDueRows(deps, renameQueue, { logger, stopped }),
    prices: (stopped) => workDueRows(deps, scheduleQueue, { logger, stopped }),
    imports: (stopped) => workDueRows(deps, importQueue, { logger, stopped }),
    exports: (stopped) => workDueRows(deps, exportQueue, { logger, stopped }),
    cartReminders: (stopped) => workDueRows(deps, reminderQueue, { logger, stopped }),
    importFiles: () => deleteOldFiles({ em: em.fork(), ports }),
    bestsellers: () => countBestsellers(deps),
    sessions: () => deleteExpiredSessions(em.fork(), ports.now()),
    tokens: () => deleteExpiredTokens(em.fork(), ports.now()),
    challenges: () => deleteExpiredChallenges(em.fork(), ports.now()),
    invitations: () => deleteOldInvitations(em.fork(), ports.now()),
    signInFailures: () => deleteOldFailures(em.fork(), ports.now()),
    addresses: () => forgetAddresses(em.fork(), ports.now()),
    guests: () => {
      const now = ports.now();
      return onceADay({ em, now }, 'guests', () => deleteOldGuests(em.fork(), now));
    },
    rateLimits: () => deleteOldCounts(em.fork(), ports.now()),
    events: () => deleteExpiredEvents(em.fork(), ports.now()),
    searchWords: () => writeSearchCounts({ em: em.fork(), ports }),
    oldMails: () => deleteOldMails(em.fork(), ports.now()),
    networks: () => forgetNetworks(em.fork(), ports.now()),
    webhookEvents: () => deleteOldEvents(em.fork(), ports.now()),
  };
}

/** Rejects with an Error for the log when `set-currency` ran beside this process, which takes no more checkouts. */
function warnOfCurrency(priced: string | null, charged: string): void {
  if (priced === null || priced === charged) return;
  throw new Error(
    `The catalogue is priced in ${priced} now. Stop this process, and start it with CURRENCY=${priced}.`,
  );
}

/** Writes once a day how often each product was bought. */
function countBestsellers({ em, ports }: JobDeps): Promise<void> {
  const now = ports.now();
  return onceADay({ em, now }, 'bestsellers', async () => {
    const counts = await countSold(em.fork(), new Date(now.getTime() - BESTSELLER_MS));
    await updateSoldCounts({ em: em.fork(), ports }, counts);
  });
}

/** Runs each job once. */
export async function runJobs(deps: JobDeps, logger: Logger): Promise<void> {
  const { signal } = new AbortController();
  for (const work of Object.values(jobsOf(deps, logger, false))) await work(signal);
}

interface JobOptions {
  refundUnordered: boolean;
  sweepSandbox?: Job;
}

/**
 * Runs each job now and every 30 seconds, those of `OFTEN` every second, independently of the others: a provider that hangs does not
 * stop holds from expiring. `refundUnordered` refunds payments without an order; `sweepSandbox` deletes old rows of the sandbox. Returns a function that stops the jobs and waits for
 * those that run.
 */
export function startJobs(
  deps: JobDeps,
  logger: Logger,
  { refundUnordered, sweepSandbox }: JobOptions,
): () => Promise<void> {
  const jobs = jobsOf(deps, logger, refundUnordered);
  jobs.unpaidOrders = (stopped) => cancelUnpaidOrders(deps, deps.settings.unpaidOrderDays, stopped);
  if (sweepSandbox) jobs.sandbox = sweepSandbox;
  const stops = Object.entries(jobs).map(([job, work]) =>
    repeat(work, OFTEN.has(job) ? OFTEN_MS : EVERY_MS, (err) =>
      logger.error({ err, job }, 'the background work failed'),
    ),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(work: Job, everyMs: number, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | null = null;
  const stop = new AbortController();
  const round = async () => {
    await work(stop.signal).catch(onError);
    running = null;
  };
  const begin = () => {
    running ??= round();
  };
  // At once as well: a shop that was killed may have left something to do.
  begin();
  const timer = setInterval(begin, everyMs);
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
