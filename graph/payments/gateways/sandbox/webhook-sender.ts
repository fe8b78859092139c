import { setTimeout as wait } from 'node:timers/promises';
import { hmacHex } from '../signature.ts';
import { unixSeconds } from './provider-json.ts';
import { randomId } from './random-id.ts';

const ANSWER_MS = 5_000;

/** Tells the shop of an event: `announce('payment.captured', { payment })`. Never waits and never throws. */
export type Announce = (event: string, parts: Record<string, object>) => void;

/** Takes what went wrong; a pino logger fits. */
export interface SandboxLog {
  warn(details: object, message: string): void;
}

export interface WebhookSettings {
  /** Asked at each delivery. */
  url: () => string;
  secret: string;
  now: () => Date;
  log: SandboxLog;
  /** Milliseconds before each further delivery of an event that the shop did not take. */
  retryAfterMs: readonly number[];
}

/** Posts signed events in the background. */
export interface WebhookSender {
  announce: Announce;
  /** Resolves when nothing is left to deliver. */
  idle(): Promise<void>;
  /** Stops: what is not delivered yet is dropped. */
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

interface Webhook {
  event: string;
  body: string;
  headers: Record<string, string>;
}

function webhook(event: string, parts: Record<string, object>, { secret, now }: WebhookSettings): Webhook {
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

async function deliver(settings: WebhookSettings, hook: Webhook, stopped: AbortSignal): Promise<void> {
  for (const pause of [0, ...settings.retryAfterMs]) {
    try {
      await wait(pause, undefined, { signal: stopped, ref: false });
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_MS)]);
      const { body, headers } = hook;
      const answer = await fetch(settings.url(), {
        method: 'POST',
        body,
        headers,
        signal,
        redirect: 'error',
      });
      // Read to its end, which leaves the connection to the next one.
      await answer.arrayBuffer();
      if (answer.ok) return;
      settings.log.warn(
        { event: hook.event, status: answer.status },
        'The shop did not take a sandbox webhook.',
      );
    } catch (error) {
      if (stopped.aborted) return;
      settings.log.warn({ event: hook.event, err: error }, 'A sandbox webhook was not delivered.');
    }
  }
}
