import type { Context } from '../../core/context.ts';
import type { SettingGroup } from '../../core/settings.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { shippingSettings } from '../shipping/shipping-settings.ts';
import type { DefaultSettings } from './default-settings.types.ts';
import { taxSettings } from './tax-settings.ts';

/** The groups that an owner confirms or changes. A group that was has a row. */
export const CONFIRMED: readonly SettingGroup[] = [taxSettings, shippingSettings];

/** Which of them are still the defaults of a new shop, as far as that matters: with a sandbox no money moves. */
export async function findDefaultSettings({
  em,
  ports,
}: Pick<Context, 'em' | 'ports'>): Promise<DefaultSettings> {
  if (Object.values(ports.gateways).every(({ sandbox }) => sandbox))
    return { isTaxDefault: false, isShippingDefault: false };
  const rows = await em
    .fork()
    .find(Setting, { key: { $in: CONFIRMED.map(({ name }) => name) } }, { fields: ['key'] });
  const isDefault = ({ name }: SettingGroup) => !rows.some(({ key }) => key === name);
  return { isTaxDefault: isDefault(taxSettings), isShippingDefault: isDefault(shippingSettings) };
}
