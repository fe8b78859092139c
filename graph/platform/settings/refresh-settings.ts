import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ShopSettings } from '../../core/context.ts';
import { readSettings, type StoredSettings } from './stored-settings.ts';

/** Writes what admins have set into the settings of this process. What the environment sets stays. */
export function applySettings(
  settings: ShopSettings,
  { shop, checkout }: Pick<StoredSettings, 'shop' | 'checkout'>,
): void {
  const displaySymbol = shop.displaySymbol ?? undefined;
  Object.assign(settings, shop, { displaySymbol }, checkout, settings.fixed);
}

/**
 * Reads what admins have set into the settings of this process: when it starts, and every second after that. Returns all that
 * are stored.
 */
export async function refreshSettings({
  em,
  settings,
}: {
  em: SqlEntityManager;
  settings: ShopSettings;
}): Promise<StoredSettings> {
  const stored = await readSettings(em.fork());
  applySettings(settings, stored);
  return stored;
}
