import type { JobDeps } from '../../core/define-module.ts';
import { currencySetting } from './currency-setting.ts';
import { findSetting } from './find-setting.ts';

/** Rejects with an Error for the log when `set-currency` ran beside this process, which takes no more checkouts. */
export async function followCurrency(deps: JobDeps): Promise<void> {
  const { code } = await findSetting(deps, currencySetting);
  if (code === null || code === deps.settings.currency) return;
  throw new Error(
    `The catalogue is priced in ${code} now. Stop this process, and start it with CURRENCY=${code}.`,
  );
}
