import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../testing/free-port.ts';
import { MailsDocument, RetryWorkDocument } from '../testing/operations.generated.ts';
import { signInAdmin } from './people.ts';
import { notOfDemo, type Stage } from './stage.ts';

/** A mail server that takes every mail, and can be switched off. */
export interface MailServer {
  /** With which a shop uses it. */
  settings: { SMTP_URL: string; MAIL_FROM: string };
  /** How often each mail was received, by the first part of its Message-ID. */
  received: Map<string, number>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const port = await freePort();
  const received = new Map<string, number>();
  let server: SMTPServer | null = null;
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}?tls=no`, MAIL_FROM: 'Citron <shop@shop.example>' },
    received,
    async start() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        disableReverseLookup: true,
        // Idle connections of the shop are cut when it stops.
        closeTimeout: 100,
        async onData(stream, _session, done) {
          // Cut short when the shop is killed meanwhile.
          const mail = await text(stream).catch(() => '');
          const [, id] = /^Message-ID: <([^@>]+)/im.exec(mail) ?? [];
          if (id) received.set(id, (received.get(id) ?? 0) + 1);
          done(id ? null : new Error('No mail.'));
        },
      });
      // A shop that is killed cuts its connections.
      server.on('error', () => {});
      await new Promise<void>((listening) => void server!.listen(port, '127.0.0.1', listening));
    },
    async stop() {
      await new Promise<void>((closed) => (server ? server.close(closed) : closed()));
      server = null;
    },
  };
}

/** Seconds within which the mails must be sent. */
const SENT_WITHIN_S = 60;

/** Tries mails that are due again at once, as an admin can, until all are sent. Returns the seconds, or null when some never were. */
export async function sendDueMails(url: string): Promise<number | null> {
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 100) / 10;
  const admin = await signInAdmin(url);
  do {
    const due = await admin.graphql(MailsDocument, { state: 'DUE', keyword: '', page: 1, pageSize: 100 });
    if (due.kind === 'ok' && due.data.total === 0) return seconds();
    if (due.kind === 'ok') {
      for (const { id } of due.data.mails) await admin.graphql(RetryWorkDocument, { queue: 'mails', id });
    }
    await wait(1_000);
  } while (seconds() < SENT_WITHIN_S);
  return null;
}

/**
 * Compares orders, events, mails and what the mail server received, on a shop that has stopped: each paid order has one event
 * and one confirmation, each mail was sent, and each message is one of the mails.
 */
export async function verifyMails({ query }: Stage, { received }: MailServer): Promise<string[]> {
  const orders = await query<{ id: string; events: number; mails: number }>(
    `select id, (select count(*)::int from events where type = 'order.paid' and subject_id = orders.id::text) as events,
       (select count(*)::int from mails where type in ('order.confirmed', 'guest.order.confirmed') and order_id = orders.id) as mails
     from orders where paid_at is not null and ${notOfDemo('checkout_id')}`,
  );
  const mails = await query<{ id: string; sent: boolean }>(
    'select id, sent_at is not null as sent from mails',
  );
  const ids = new Set(mails.map(({ id }) => id));
  return [
    ...orders.flatMap(({ id, events, mails }) =>
      events === 1 && mails === 1 ? [] : [`paid order ${id} has ${events} events and ${mails} confirmations`],
    ),
    ...mails.flatMap(({ id, sent }) => (sent ? [] : [`mail ${id} was not sent`])),
    ...mails.flatMap(({ id }) => (received.has(id) ? [] : [`mail ${id} is lost`])),
    ...[...received.keys()].flatMap((id) => (ids.has(id) ? [] : [`message ${id} is none of the mails`])),
  ];
}

/** What became of the mails, for the report. */
export function mailFigures({ received }: MailServer): Record<string, number> {
  const counts = [...received.values()];
  return {
    mails: counts.length,
    'of them received more than once': counts.filter((count) => count > 1).length,
  };
}
