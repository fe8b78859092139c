import { setTimeout as wait } from 'node:timers/promises';
import { hmacHex } from '../razorpay/signature.ts';
import { unixSeconds } from './provider-json.ts';
import { randomId } from './random-id.ts';

const TIMEOUT_MS = 5_000;

/** Queues a webhook with an event: `announce('payment.captured', { payment })`. Returns at once and never throws. */
export type Announce = (event: string, parts: Record<string, object>) => void;

/** Receives failed deliveries, such as a pino logger. */
export interface SandboxLog {
  warn(details: object, message: string): void;
}

export interface WebhookSettings {
  /** Called for each delivery. */
  url: () => string;
  secret: string;
  now: () => Date;
  log: SandboxLog;
  /** Delays in milliseconds before each retry of an event that the shop did not accept. */
  retryAfterMs: readonly number[];
}

/** Posts signed events in the background. */
export interface WebhookSender {
  announce: Announce;
  /** Resolves when every event is delivered or abandoned. */
  idle(): Promise<void>;
  /** Stops and drops the events that are not delivered yet. */
  close(): Promise<void>;
}

export function webhookSender(settings: WebhookSettings): WebhookSender {
  const stop = new AbortController();
  const running = new Set<Promise<void>>();

  const idle = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    announce(event, parts) {
      if (stop.signal.aborted) return;
      const delivery = deliver(settings, webhook(event, parts, settings), stop.signal);
      running.add(delivery);
      void delivery.then(() => running.delete(delivery));
    },
    idle,
    close() {
      stop.abort();
      return idle();
    },
  };
}

function webhook(event: string, parts: Record<string, object>, { secret, now }: WebhookSettings) {
  const body = JSON.stringify({
    entity: 'event',
    event,
    contains: Object.keys(parts),
    payload: Object.fromEntries(Object.entries(parts).map(([name, entity]) => [name, { entity }])),
    created_at: unixSeconds(now()),
  });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': hmacHex(secret, body),
    'x-razorpay-event-id': randomId(''),
  };
  return { event, body, headers };
}

async function deliver(
  settings: WebhookSettings,
  hook: ReturnType<typeof webhook>,
  stopped: AbortSignal,
): Promise<void> {
  for (const pause of [0, ...settings.retryAfterMs]) {
    try {
      await wait(pause, undefined, { signal: stopped, ref: false });
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
      const { body, headers } = hook;
      const response = await fetch(settings.url(), {
        method: 'POST',
        body,
        headers,
        signal,
        redirect: 'error',
      });
      // Reading the body to its end lets the connection be reused.
      await response.arrayBuffer();
      if (response.ok) return;
      settings.log.warn(
        { event: hook.event, status: response.status },
        'The shop did not accept a sandbox webhook.',
      );
    } catch (error) {
      if (stopped.aborted) return;
      settings.log.warn({ event: hook.event, err: error }, 'A sandbox webhook was not delivered.');
    }
  }
}
