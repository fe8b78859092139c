import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { Logger } from 'pino';
import type { Context } from './context.ts';
import type { DatabaseGauge } from './database-gauge.ts';
import type { Provided } from './declarations.ts';
import { type DueQueue, type DueTable, workDueRows } from './due-rows.ts';
import type { EventType } from './event-type.ts';
import type { MailTypes } from './mailer.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PersonalData } from './personal-data.ts';
import type { Followers } from './record-event.ts';
import type { SettingGroup } from './settings.ts';
import type { ShippingCalculator } from './shipping-calculator.ts';

type Class = abstract new (...args: never[]) => object;

export type JobDeps = Pick<Context, 'em' | 'ports' | 'settings'>;

/** A run of a job. It ends soon when it is `stopped`. */
export interface JobRun {
  logger: Logger;
  stopped: AbortSignal;
}

/** Work in the background. Every process runs it: two runs at once must do no harm. */
export interface Job {
  run(deps: JobDeps, run: JobRun): Promise<unknown>;
  /** Whether people wait for it: every second instead of every 30 seconds. */
  isUrgent?: boolean;
}

/** What a module brings to the shop. `mergeModules` puts them together; their order changes nothing but the order of lists. */
export interface Module {
  /** Unique. The module's folder has the same name. */
  name: string;
  /** The modules whose files it imports and whose tables it reads, besides `core` and `money`. Without a cycle. */
  uses: readonly Module[];
  /** Classes of MikroORM. */
  entities?: readonly Class[];
  /** Classes of type-graphql. */
  resolvers?: readonly (new () => object)[];
  /** Groups of settings, see `settingGroup`. */
  settings?: readonly SettingGroup[];
  /** Types of events that its use cases record. A name is never changed: rows and integrations have it. */
  events?: Readonly<Record<string, EventType>>;
  /** What it writes in the transaction of an event of any module. */
  follows?: Followers;
  /** Error codes with their HTTP status. */
  errors?: Readonly<Record<string, number>>;
  /** Mails by their names in the rows, see `queueMail`. A name is never changed. */
  mails?: MailTypes;
  /** Mails that it makes of those of all modules. */
  derivedMails?(mails: MailTypes): MailTypes;
  /** Payment providers, which the environment turns on. */
  paymentProviders?: readonly PaymentProvider[];
  /** How shipping methods can be priced. */
  shippingCalculators?: readonly ShippingCalculator[];
  /** Queues that admins see. */
  queues?: readonly DueTable[];
  jobs?: Readonly<Record<string, Job>>;
  personalData?: readonly PersonalData[];
  /** SELECTs whose column `image` has the addresses of pictures in use: none of them is removed. */
  images?: readonly string[];
  metrics?: readonly DatabaseGauge[];
  failpoints?: readonly string[];
  /** What it gives to modules that do not import it. */
  provides?: Partial<Provided>;
  /** What it needs of a module that it does not import. */
  needs?: readonly (keyof Provided)[];
}

export function defineModule(module: Module): Module {
  return module;
}

/** A job that deletes the rows of an entity whose time in a column was `days` ago. */
export function deletionJob<Row extends object>(
  entity: EntityClass<Row>,
  column: keyof Row & string,
  days = 0,
): Job {
  return {
    run: ({ em, ports }) => {
      const $lte = new Date(ports.now().getTime() - days * 24 * 60 * 60_000);
      return em.fork().nativeDelete(entity, { [column]: { $lte } } as FilterQuery<NoInfer<Row>>);
    },
  };
}

/** A job that works on the rows of a queue that are due. */
export function dueJob(queue: DueQueue<JobDeps>, options: { isUrgent?: boolean } = {}): Job {
  return { ...options, run: (deps, run) => workDueRows(deps, queue, run) };
}
