import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Actor } from './actor.ts';
import { type EventName, type EventType, eventTypes } from './event-types.ts';
import { failpoint } from './failpoint.ts';
import { prepared } from './prepared.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Something that happened. */
export interface ShopEvent {
  type: EventName;
  /** Id of the account, product, checkout, order or payment that it happened to. */
  subject: string;
  /** The order whose timeline shows it. */
  order?: string;
  /**
   * What the log shows: `changed` names fields, `old` and `new` have their values, `name` is that of the thing. Of people ids and
   * names of fields alone: never a name, an address or a text.
   */
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
export function recordEvent(em: SqlEntityManager, source: EventSource, event: ShopEvent): Promise<void> {
  return recordEvents(em, source, [event]);
}

/** The same for many events, in one statement. */
export async function recordEvents(
  em: SqlEntityManager,
  source: EventSource,
  events: readonly ShopEvent[],
): Promise<void> {
  if (events.length === 0) return;
  if (!em.isInTransaction())
    throw new Error(`${events[0]!.type} must be recorded in the transaction of its change.`);
  await insertEvents(em, JSON.stringify(events.map((event) => rowOf(event, source))));
  await failpoint('event.recorded');
  for (const event of events)
    for (const follow of source.ports.followers[event.type] ?? []) await follow(em, event, source);
}

const insertEvents = prepared<object, [rows: string]>(
  `insert into events (id, type, subject_type, subject_id, order_id, actor_kind, actor_id, data, at, expires_at)
   select * from jsonb_to_recordset($1::jsonb) as event (id uuid, type text, "subjectType" text, "subjectId" text, "orderId" uuid,
     "actorKind" text, "actorId" uuid, data jsonb, at timestamptz, "expiresAt" timestamptz)`,
);

function rowOf(event: ShopEvent, { actor, ports }: EventSource) {
  const { type, subject: subjectId, order: orderId, data = {} } = event;
  const { subject: subjectType, days }: EventType = eventTypes[type];
  const at = ports.now();
  return {
    ...{ id: v7(), type, subjectType, subjectId, orderId, data, at },
    ...{ actorKind: kindOf(actor), actorId: (actor?.viewer ?? actor?.buyer)?.id },
    expiresAt: days ? new Date(at.getTime() + days * DAY_MS) : null,
  };
}

function kindOf(actor: Actor | undefined): 'shopper' | 'staff' | 'system' {
  if (!actor) return 'system';
  return actor.isStaff ? 'staff' : 'shopper';
}
