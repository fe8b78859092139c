import type { JobDeps } from '../../core/define-module.ts';
import { currencySetting, isCurrencyLocked, shopCurrency } from './currency-setting.ts';
import { readSetting } from './find-setting.ts';

/** Rejects with an Error for the log when `set-currency` ran beside this process, which takes no more checkouts. */
export async function followCurrency(deps: JobDeps): Promise<void> {
  if (!isCurrencyLocked(deps.ports)) return;
  const { code } = (await readSetting(deps.em, currencySetting)).value;
  if (code === null || code === (await shopCurrency(deps))) return;
  throw new Error(
    `The catalogue is priced in ${code} now. Stop this process, and start it with CURRENCY=${code}.`,
  );
}
