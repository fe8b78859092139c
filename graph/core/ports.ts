import type { Cache } from './cache-port.ts';
import type { Provided } from './declarations.ts';
import type { DueTable } from './due-rows.ts';
import type { HttpStatus } from './errors.ts';
import type { Mailer, MailTypes } from './mailer.ts';
import type { Gateways } from './payment-gateway.ts';
import type { PersonalData } from './personal-data.ts';
import type { PublicHttp } from './public-http.ts';
import type { EventRegistry } from './record-event.ts';
import type { SettingRegistry } from './settings.ts';
import type { SetupIssue } from './setup-issue.ts';
import type { ShippingCalculators } from './shipping-calculator.ts';
import type { VatIdChecker } from './vat-id-checker.ts';

/** The dependencies outside of the process, as the use cases see them. */

/** Storage of uploaded files, by flat names that the server generates. */
export interface FileStorage {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Names of all files. */
  list(): Promise<string[]>;
  storedAt(name: string): Promise<Date>;
  /** A missing file is no error. */
  remove(name: string): Promise<void>;
}

/** Runs `work` after the work on the same key that this process is doing already, and returns its result. See `createKeyedMutex`. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** How much work each client IP range may cause in this process. */
export interface WorkBudget {
  /** Whether the range has spent all of it. */
  isSpent(range: string): boolean;
  /** What a range, or an IPv6 /48 around ranges, has spent lately, by which they come first. */
  spentLately(network: string): number;
  /** Throws RATE_LIMITED with the time to wait when the range has spent all of it. */
  refuseSpent(range: string): void;
  /** Does work and charges its duration to the range. */
  charge<T>(range: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Reads of people who are not staff; `range` is their client IP range, null when it is the address of a proxy. A read that waits rejects
 * as RATE_LIMITED when the signal of `untilClosed` is aborted, since its client is gone; only one that waits makes it.
 */
export interface GuestReads {
  /** Runs a costly read when its turn has come. Rejects as RATE_LIMITED when too many wait, or the range has spent its work. */
  inTurn<T>(range: string | null, read: () => Promise<T>, untilClosed?: () => AbortSignal): Promise<T>;
  /** Runs a light read at once; of a range that has spent its work, or has many running, when its turn has come. */
  atOnce<T>(range: string | null, read: () => Promise<T>, untilClosed?: () => AbortSignal): Promise<T>;
  /** Costly reads pause for this write. */
  first(write: Promise<unknown>): void;
  /** Runs the parts of a costly read one after the other, with pauses for writes. */
  oneByOne(untilClosed?: () => AbortSignal): OneByOne;
}

export type OneByOne = <T>(read: () => T | Promise<T>) => Promise<T>;

/** How often keywords were searched for since the counts were last written, and what they matched then. */
export type SearchCounts = Map<string, { searches: number; results: number }>;

export interface Ports extends Provided {
  cache: Cache;
  events: EventRegistry;
  settings: SettingRegistry;
  httpStatus: HttpStatus;
  /** What modules store about people, in the order of the export. */
  personalData: readonly PersonalData[];
  /** The queues of work that is due, for admins. */
  queues: readonly DueTable[];
  mailer: Mailer;
  mailTypes: MailTypes;
  mutex: KeyedMutex;
  guestReads: GuestReads;
  /** What client IP ranges spend on searches, lists and rendered pages. */
  budget: WorkBudget;
  /** What this process counts, see `countSearch`. */
  searches: SearchCounts;
  gateways: Gateways;
  shippingCalculators: ShippingCalculators;
  vatIds: VatIdChecker;
  publicHttp: PublicHttp;
  storage: FileStorage;
  /** What a new shop lacks, and what is risky about how it is run. */
  setupIssues: () => Promise<SetupIssue[]>;
  /** The time, so that tests can move it. */
  now: () => Date;
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<unknown>;
}
