import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import type { Actor, StrongStaff } from './actor.ts';
import type { OneByOne, Ports } from './ports.ts';

/** Limits on stock that is held for unpaid checkouts. */
export interface HoldLimits {
  /** Units of one checkout. A person holds one at a time. */
  units: number;
  /** Holds of one person within a day. */
  unpaidOfPerson: number;
  /** Holds of one guest within a day. */
  unpaidOfGuest: number;
  /** Checkouts of guests of one network address that hold stock. */
  openOfGuests: number;
  /** Checkouts of one network address that hold stock. */
  openAtAddress: number;
  /** Units that they hold. */
  unitsAtAddress: number;
  /** Holds of one network address within a day. */
  unpaidAtAddress: number;
}

/** What the environment sets for as long as the process runs. What admins set is read by `findSetting`. */
export interface ShopSettings {
  /** Public address of the shop, without a trailing slash. */
  url: string;
  pageSize: number;
  minPasswordLength: number;
  /** Whether payments that nobody ordered with are sent back: no other program uses the account at the provider. */
  refundUnordered: boolean;
  /** What staff without REFUNDS may take off an order by prices that they set. Minor units. */
  staffGiftLimit: number;
  /** Whether mails are really sent. Then a changed e-mail address counts only after its link was used. */
  sendsMails: boolean;
  /** Whether this is the demo shop, whose logins are published. */
  isDemo: boolean;
  holdLimits: HoldLimits;
  /** Whether staff have to sign in with a second factor. */
  strongStaff: StrongStaff;
  /** Multiplies the limits on what one person or address may do. */
  rateLimitFactor: number;
}

/** The session cookie of the request; setting or clearing it changes the response. */
export interface SessionCookie {
  /** False for a page of another site: it can neither use nor start a session. */
  isAllowed: boolean;
  token: string | null;
  set(token: string, maxAgeSeconds: number): void;
  clear(): void;
}

/** What every use case gets first: the actor, the database of this request, and the ports. */
export interface Context {
  em: SqlEntityManager;
  actor: Actor;
  ports: Ports;
  settings: ShopSettings;
  session: SessionCookie;
  /** Set for a costly query of somebody who is not staff: runs its root fields, see `createTurn`. */
  oneByOne?: OneByOne;
  /** Set for the page of a request: runs reads of what is not cached. */
  onMiss?: OneByOne;
  /** Makes a signal that is aborted when the client is gone; absent for what is read for everybody. */
  untilClosed?: () => AbortSignal;
  /** Reads the actor anew, with the rights that the session has now; absent for work that no session asked for. */
  currentActor?: () => Promise<Actor>;
  /** Network address of the client. */
  address: string;
  /** Whether the address is that of a reverse proxy that is not trusted, so that all its clients have it. */
  isAddressShared: boolean;
  /** What the browser says it is; empty if it says nothing. */
  userAgent: string;
  /**
   * The DataLoaders of `batch`. Not in a WeakMap, whose entries are freed only by a major garbage collection: that took a
   * tenth of the processor time.
   */
  loaders: Map<string, DataLoader<string, unknown>>;
}

/** What reads of the catalogue need of it. Work in the background has no more. */
export type Reading = Pick<Context, 'em' | 'ports' | 'actor' | 'loaders' | 'onMiss'>;
