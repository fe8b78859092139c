import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { anonymous } from './actor.ts';
import type { Context, ShopSettings } from './context.ts';
import type { Ports } from './ports.ts';

/** The dependencies of every context. */
export interface ContextDeps {
  orm: { em: SqlEntityManager };
  ports: Ports;
  settings: ShopSettings;
  /** Whether cookies are for HTTPS only. */
  secureCookies: boolean;
}

/** The context of a page rendered for everybody: the actor is anonymous, and nothing of the request is used. */
export function guestContext({ orm, ports, settings }: ContextDeps): Context {
  const session = { isAllowed: false, token: null, set: () => {}, clear: () => {} };
  const nobody = { actor: anonymous, session, address: '', isAddressShared: false, userAgent: '' };
  return { em: orm.em.fork(), ...nobody, ports, settings, loaders: new Map() };
}
