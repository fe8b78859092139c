import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Actor } from './actor.ts';
import type { Events } from './declarations.ts';
import type { EventType } from './event-type.ts';
import { failpoint } from './failpoint.ts';
import { prepared } from './prepared.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The name of a declared type of event. */
export type EventName = keyof Events;

type DataOf<Name extends EventName> = Events[Name] extends EventType<infer Data> ? Data : never;

/** Something that happened. */
export type ShopEvent<Name extends EventName = EventName> = {
  [Type in Name]: {
    type: Type;
    /** Id of the account, product, checkout, order or payment that it happened to. */
    subject: string;
    /** The order whose timeline shows it. */
    order?: string;
  } & WithData<DataOf<Type>>;
}[Name];

/** What the log shows. Of people ids and names of fields alone: never a name, an address or a text. Left out where nothing of it is needed. */
type WithData<Data> = Partial<Data> extends Data ? { data?: Data } : { data: Data };

/** The use case that records an event. Without an actor it is the system: a job, a webhook, the command line. */
export interface EventSource {
  actor?: Actor;
  ports: { now: () => Date; events: EventRegistry };
}

/** The same with the database, for use cases that need no more. */
export interface EventDeps extends EventSource {
  em: SqlEntityManager;
}

/** Writes rows that follow from an event, such as a mail to send, in its transaction. When it throws, the change is rolled back. */
export type Follower<Name extends EventName = EventName> = (
  em: SqlEntityManager,
  event: ShopEvent<Name>,
  source: EventSource,
) => Promise<void>;

export type Followers = { readonly [Name in EventName]?: readonly Follower<Name>[] };

/** The declared types of events, with their followers. */
export interface EventRegistry {
  types: Readonly<Record<string, EventType>>;
  followers: Followers;
}

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
    for (const follow of (source.ports.events.followers[event.type] ?? []) as Follower[])
      await follow(em, event, source);
}

const insertEvents = prepared<object, [rows: string]>(
  `insert into events (id, type, subject_type, subject_id, order_id, actor_kind, actor_id, data, at, expires_at)
   select * from jsonb_to_recordset($1::jsonb) as event (id uuid, type text, "subjectType" text, "subjectId" text, "orderId" uuid,
     "actorKind" text, "actorId" uuid, data jsonb, at timestamptz, "expiresAt" timestamptz)`,
);

function rowOf(event: ShopEvent, { actor, ports }: EventSource) {
  const { type, subject: subjectId, order: orderId, data = {} } = event;
  const declared = ports.events.types[type];
  if (!declared) throw new Error(`No module declares the event ${type}.`);
  const { subject: subjectType, days } = declared;
  const at = ports.now();
  return {
    id: v7(),
    type,
    subjectType,
    subjectId,
    orderId,
    data,
    at,
    actorKind: kindOf(actor),
    actorId: (actor?.viewer ?? actor?.buyer)?.id,
    expiresAt: days ? new Date(at.getTime() + days * DAY_MS) : null,
  };
}

function kindOf(actor: Actor | undefined): 'shopper' | 'staff' | 'system' {
  if (!actor) return 'system';
  return actor.isStaff ? 'staff' : 'shopper';
}
