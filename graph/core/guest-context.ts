import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context, ShopSettings } from './context.ts';
import type { Ports } from './ports.ts';

/** What every context is made from. */
export interface ContextDeps {
  orm: { em: SqlEntityManager };
  ports: Ports;
  settings: ShopSettings;
  /** Whether cookies are for HTTPS only. */
  secureCookies: boolean;
}

/** The context of a page rendered for anyone: no viewer, and nothing of the request. */
export function guestContext({ orm, ports, settings }: ContextDeps): Context {
  const session = { isAllowed: false, token: null, set: () => {}, clear: () => {} };
  return { em: orm.em.fork(), viewer: null, session, ports, settings, address: '', loaders: new Map() };
}
