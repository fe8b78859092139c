import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Phase } from '../platform/operations/health.ts';
import { stopOnSignals } from '../platform/operations/stop-on-signals.ts';

export interface Lifecycle {
  phase(): Phase;
  /** From now on requests are served, unless the process received a signal meanwhile. */
  open(): void;
  /** Registers what is to be closed when the process stops: last registered, first closed. */
  beforeExit(close: () => unknown): void;
}

/** Stops this process in order on SIGTERM and SIGINT; an open shop serves on for `drainMs` first. */
export function openLifecycle(drainMs: number, logger: Logger): Lifecycle {
  let phase: Phase = 'opening';
  const closing: (() => unknown)[] = [];
  const stop = async () => {
    const wasOpen = phase === 'open';
    phase = 'draining';
    if (wasOpen) await wait(drainMs);
    for (const close of closing.toReversed()) await close();
  };
  stopOnSignals(stop, drainMs, logger);
  return {
    phase: () => phase,
    open() {
      if (phase === 'opening') phase = 'open';
    },
    beforeExit: (close) => void closing.push(close),
  };
}
