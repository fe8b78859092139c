import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Actor } from './actor.ts';
import { type EventName, type EventType, eventTypes } from './event-types.ts';
import { failpoint } from './failpoint.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Something that happened. */
export interface ShopEvent {
  type: EventName;
  /** Id of the account, product, checkout, order or payment that it happened to. */
  subject: string;
  /** The order whose timeline shows it. */
  order?: string;
  /** Ids, numbers and names of fields. Never names, addresses or texts of people. */
  data?: Record<string, unknown>;
}

/** The use case that records an event. Without an actor it is the system: a job, a webhook, the command line. */
export interface EventSource {
  actor?: Actor;
  ports: { now: () => Date; followers: Followers };
}

/** The same with the database, for use cases that need no more. */
export interface EventDeps extends EventSource {
  em: SqlEntityManager;
}

/** Writes rows that follow from an event, such as a mail to send, in its transaction. When it throws, the change is rolled back. */
export type Follower = (em: SqlEntityManager, event: ShopEvent, source: EventSource) => Promise<void>;

/** The followers of each type of event. */
export type Followers = Partial<Record<EventName, readonly Follower[]>>;

/**
 * Records an event in the transaction of the change that it reports, then runs its followers, which see what is flushed.
 * Throws an Error outside of a transaction: a change and its event must be committed together.
 */
export async function recordEvent(
  em: SqlEntityManager,
  source: EventSource,
  event: ShopEvent,
): Promise<void> {
  if (!em.isInTransaction())
    throw new Error(`${event.type} must be recorded in the transaction of its change.`);
  const { type, subject, order = null, data = {} } = event;
  const { subject: subjectType, days }: EventType = eventTypes[type];
  const { now, followers } = source.ports;
  const at = now();
  await em.execute(
    `insert into events (id, type, subject_type, subject_id, order_id, actor_kind, actor_id, data, at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      v7(),
      type,
      subjectType,
      subject,
      order,
      kindOf(source.actor),
      source.actor?.viewer?.id ?? null,
      JSON.stringify(data),
      at,
      days ? new Date(at.getTime() + days * DAY_MS) : null,
    ],
  );
  await failpoint('event.recorded');
  for (const follow of followers[type] ?? []) await follow(em, event, source);
}

function kindOf(actor: Actor | undefined): 'shopper' | 'staff' | 'system' {
  if (!actor) return 'system';
  return actor.isStaff ? 'staff' : 'shopper';
}
