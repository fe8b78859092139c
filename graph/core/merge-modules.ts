import type { Provided } from './declarations.ts';
import type { Job, Module } from './define-module.ts';
import type { HttpStatus } from './errors.ts';
import type { EventType } from './event-type.ts';
import type { MailType } from './mailer.ts';
import type { EventRegistry, Follower } from './record-event.ts';

export type MergedModules = ReturnType<typeof mergeModules>;

/**
 * What all modules bring. Throws an Error of one sentence for a module that is not in the list, a cycle of uses, a name that is empty or that two modules declare,
 * an event that none declares and a need that none provides.
 */
export function mergeModules(modules: readonly Module[]) {
  const declared = unique(
    'module',
    modules.map((module) => ({ name: module.name, entries: [[module.name, module]] as const })),
  );
  for (const { name, uses } of modules) {
    // A module that is being loaded is undefined for those that it imports.
    if (uses.some((used: Module | undefined) => used === undefined))
      throw new Error(
        `The module ${name} uses one that uses ${name} in turn: take one of them out of \`uses\`.`,
      );
    const missing = uses.find((used) => declared[used.name] !== used);
    if (missing)
      throw new Error(`The module ${name} uses ${missing.name}, which is not in the list of modules.`);
  }
  const types = merge<EventType>(modules, 'event', ({ events }) => events);
  const provides = merge<unknown>(
    modules,
    'provision',
    ({ provides }) => provides as Record<string, unknown>,
  );
  for (const { name, needs = [] } of modules) {
    const missing = needs.find((need) => !Object.hasOwn(provides, need));
    if (missing) throw new Error(`The module ${name} needs ${missing}, which no module provides.`);
  }
  const list = <Entry>(of: (module: Module) => readonly Entry[] | undefined) =>
    modules.flatMap((module) => of(module) ?? []);
  const mails = merge<MailType>(modules, 'mail', ({ mails }) => mails);
  const settings = named(modules, 'group of settings', ({ settings }) => settings);
  return {
    entities: named(modules, 'entity', ({ entities }) => entities),
    resolvers: [...list(({ resolvers }) => resolvers), ...settings.flatMap(({ resolvers }) => resolvers)],
    settings,
    events: { types, followers: followersOf(modules, types) } satisfies EventRegistry,
    httpStatus: merge<number>(modules, 'error code', ({ errors }) => errors) as HttpStatus,
    mailTypes: merge<MailType>(modules, 'mail', (module) => ({
      ...module.mails,
      ...module.derivedMails?.(mails),
    })),
    paymentProviders: named(modules, 'payment provider', ({ paymentProviders }) => paymentProviders),
    shippingCalculators: named(
      modules,
      'shipping calculator',
      ({ shippingCalculators }) => shippingCalculators,
    ),
    queues: named(modules, 'queue', ({ queues }) => queues),
    jobs: merge<Job>(modules, 'job', ({ jobs }) => jobs),
    personalData: list(({ personalData }) => personalData),
    images: list(({ images }) => images),
    metrics: named(modules, 'metric', ({ metrics }) => metrics),
    failpoints: named(modules, 'failpoint', ({ failpoints }) => failpoints?.map((name) => ({ name }))).map(
      ({ name }) => name,
    ),
    provides: provides as unknown as Provided,
  };
}

/** The tables of all modules as one. Throws for a key that two of them have. */
function merge<Value>(
  modules: readonly Module[],
  what: string,
  of: (module: Module) => Readonly<Record<string, Value>> | undefined,
): Record<string, Value> {
  const sources = modules.map((module) => ({ name: module.name, entries: Object.entries(of(module) ?? {}) }));
  return unique(what, sources);
}

/** The lists of all modules as one. Throws for a name that is in two of them. */
function named<Entry extends { name: string }>(
  modules: readonly Module[],
  what: string,
  of: (module: Module) => readonly Entry[] | undefined,
): Entry[] {
  const entriesOf = (module: Module) => (of(module) ?? []).map((entry) => [entry.name, entry] as const);
  const sources = modules.map((module) => ({ name: module.name, entries: entriesOf(module) }));
  return Object.values(unique(what, sources));
}

function unique<Value>(
  what: string,
  sources: readonly { name: string; entries: readonly (readonly [string, Value])[] }[],
): Record<string, Value> {
  const owners = new Map<string, string>();
  const merged: Record<string, Value> = {};
  for (const { name, entries } of sources) {
    for (const [key, value] of entries) {
      if (!key.trim()) throw new Error(`The module ${name} declares a ${what} without a name.`);
      const other = owners.get(key);
      if (other === name) throw new Error(`The ${what} ${key} is declared twice.`);
      if (other) throw new Error(`Two modules declare the ${what} ${key}: ${other} and ${name}.`);
      owners.set(key, name);
      merged[key] = value;
    }
  }
  return merged;
}

function followersOf(modules: readonly Module[], types: EventRegistry['types']): EventRegistry['followers'] {
  const merged: Record<string, Follower[]> = {};
  for (const { name, follows = {} } of modules) {
    for (const [type, followers] of Object.entries(follows) as [string, Follower[]][]) {
      if (!Object.hasOwn(types, type))
        throw new Error(`The module ${name} follows the event ${type}, which no module declares.`);
      merged[type] = [...(merged[type] ?? []), ...followers];
    }
  }
  return merged;
}
