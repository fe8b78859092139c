import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.ts';

const WINDOW_MS = 60_000;
const LONGEST_PAUSE_MS = 5_000;

/** The message of a worker to its supervisor when it serves. */
const OPEN = 'open';

/** Notifies the supervisor, if there is one, that this process serves. */
export function reportOpen(): void {
  if (cluster.isWorker) process.send?.(OPEN);
}

/** Whether another worker has opened the shop before this process. */
export function joinsOthers(): boolean {
  return (cluster.worker?.id ?? 1) > 1;
}

/** Whether this process counts the events of the shop: of several workers one does, whose metrics are summed up. */
export function countsEvents(): boolean {
  return !cluster.isWorker || process.env.COUNTS_EVENTS === 'true';
}

/**
 * Keeps `count` workers of this program running, which share its ports. The first prepares the database alone; the
 * others start when it serves. A worker that exits is replaced, after a pause that grows to five seconds when many
 * exited within a minute. Exits with 1 when a worker exits before it served and no other serves. Returns a function
 * that stops all workers and rejects when one did not stop cleanly.
 *
 * When this process dies, node ends its workers.
 */
export function superviseWorkers(count: number, logger: Logger): () => Promise<void> {
  const serving = new Set<Worker>();
  let ends: number[] = [];
  let stopping = false;
  let counting: Worker;
  const add = ({ counts }: { counts: boolean }) => {
    if (stopping) return;
    const worker = cluster.fork({ ...NODE_ENVIRONMENT, COUNTS_EVENTS: String(counts) });
    if (counts) counting = worker;
  };

  cluster.on('message', (worker, message) => {
    if (message !== OPEN) return;
    const isFirst = worker.id === 1;
    serving.add(worker);
    logger.info({ pid: worker.process.pid }, 'a worker serves');
    for (let others = 1; isFirst && others < count; others++) add({ counts: false });
  });
  cluster.on('exit', (worker, status, signal) => {
    const served = serving.delete(worker);
    if (stopping) return;
    if (!served && serving.size === 0) process.exit(1);
    const now = performance.now();
    ends = [...ends.filter((end) => end > now - WINDOW_MS), now];
    logger.error({ pid: worker.process.pid, status, signal }, 'a worker ended; another takes its place');
    const replace = () => add({ counts: worker === counting });
    setTimeout(replace, Math.min(LONGEST_PAUSE_MS, 250 * ends.length));
  });

  cluster.setupPrimary({ execArgv: [...process.execArgv, ...NODE_FLAGS] });
  add({ counts: true });
  return async () => {
    stopping = true;
    const ended = Object.values(cluster.workers ?? {}).map(async (worker) => {
      // A worker that is still starting has no requests to finish. The signal may end it before it handles signals.
      const served = serving.has(worker!);
      const exit = once(worker!, 'exit');
      worker!.process.kill('SIGTERM');
      return (await exit)[0] === 0 || !served;
    });
    if ((await Promise.all(ended)).includes(false)) throw new Error('A worker did not stop cleanly.');
  };
}
