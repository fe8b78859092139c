import { prepared } from '../../core/prepared.ts';
import { isCurrencyLocked } from '../../platform/settings/currency-setting.ts';
import type { SettingDeps } from '../../platform/settings/find-setting.ts';

const readOrders = prepared<{ exist: boolean }, []>('select exists (select from orders) as exist');

/** Whether staff may choose the currency of the shop: the environment does not set it, and nothing was ordered yet. */
export async function mayChooseCurrency({ em, ports }: SettingDeps): Promise<boolean> {
  return !isCurrencyLocked(ports) && !(await readOrders(em))[0]!.exist;
}
