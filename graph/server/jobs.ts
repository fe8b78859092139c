import type { Logger } from 'pino';
import type { Job, JobDeps } from '../core/define-module.ts';

const EVERY_MS = 30_000;
const URGENT_MS = 1_000;

type Jobs = Readonly<Record<string, Job>>;

/** Runs each job once. */
export async function runJobs(jobs: Jobs, deps: JobDeps, logger: Logger): Promise<void> {
  const { signal: stopped } = new AbortController();
  for (const { run } of Object.values(jobs)) await run(deps, { logger, stopped });
}

/**
 * Runs each job now and every 30 seconds, those that are urgent every second, independently of the others: a provider that hangs does not
 * stop holds from expiring. Any number of processes may do so at once. Returns a function that stops the jobs and waits for those
 * that run.
 */
export function startJobs(jobs: Jobs, deps: JobDeps, logger: Logger): () => Promise<void> {
  const stops = Object.entries(jobs).map(([job, { run, isUrgent }]) =>
    repeat(
      (stopped) => run(deps, { logger, stopped }),
      isUrgent ? URGENT_MS : EVERY_MS,
      (err) => logger.error({ err, job }, 'the background work failed'),
    ),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(
  work: (stopped: AbortSignal) => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
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
