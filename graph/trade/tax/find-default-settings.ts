import type { Context } from '../../core/context.ts';
import type { DefaultSettings } from './default-settings.types.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';

/** The groups that an owner confirms or changes. A group that was has a row. */
export const CONFIRMED = ['tax', 'shipping'] as const;

/** Which of them are still the defaults of a new shop, as far as that matters: with a sandbox no money moves. */
export async function findDefaultSettings({
  em,
  ports,
}: Pick<Context, 'em' | 'ports'>): Promise<DefaultSettings> {
  if (Object.values(ports.gateways).every(({ sandbox }) => sandbox))
    return { isTaxDefault: false, isShippingDefault: false };
  const rows = await em.fork().find(Setting, { key: { $in: [...CONFIRMED] } }, { fields: ['key'] });
  const isDefault = (key: (typeof CONFIRMED)[number]) => !rows.some((row) => row.key === key);
  return { isTaxDefault: isDefault('tax'), isShippingDefault: isDefault('shipping') };
}
