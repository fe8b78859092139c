import type { JobDeps } from '../../core/define-module.ts';
import { refreshSettings } from './refresh-settings.ts';

/**
 * Reads what admins have set into the settings of this process. Rejects with an Error for the log when `set-currency` ran beside this
 * process, which takes no more checkouts.
 */
export async function followSettings(deps: JobDeps): Promise<void> {
  const { currency } = await refreshSettings(deps);
  if (currency.code === null || currency.code === deps.settings.currency) return;
  throw new Error(
    `The catalogue is priced in ${currency.code} now. Stop this process, and start it with CURRENCY=${currency.code}.`,
  );
}
