import type { Ports } from '../../core/ports.ts';
import { prepared } from '../../core/prepared.ts';
import { isCurrencyLocked } from '../../platform/settings/currency-setting.ts';
import type { SettingDeps } from '../../platform/settings/find-setting.ts';
import { isOpen, isSandbox } from '../setup/is-open.ts';

type Deps = SettingDeps & { ports: Pick<Ports, 'gateways'> };

const readSales = prepared<{ exist: boolean }, []>(
  `select exists (select from orders) or exists (select from checkouts where stock = 'held') as exist`,
);

/**
 * Whether staff may choose the currency of the shop: the environment does not set it, nothing was ordered or is being bought, and nobody can
 * have read a price that would be charged in another currency: the shop was not opened, or payments are a sandbox.
 */
export async function mayChooseCurrency(deps: Deps): Promise<boolean> {
  const { em, ports } = deps;
  if (isCurrencyLocked(ports) || (await readSales(em))[0]!.exist) return false;
  return isSandbox(ports) || !(await isOpen(deps));
}
