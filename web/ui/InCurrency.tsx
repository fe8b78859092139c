import type { ReactNode } from 'react';
import { moneyIn } from '#money/format-money';
import { SettingsContext, useSettings } from './settings.ts';

/** Shows all amounts of an order in its own currency, which the shop may have changed since. */
export function InCurrency({ currency, children }: { currency: string; children: ReactNode }) {
  const settings = useSettings();
  return <SettingsContext value={moneyIn(currency, settings)}>{children}</SettingsContext>;
}
