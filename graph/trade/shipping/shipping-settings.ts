import { DEFAULT_RULES, type ShippingMethod } from '#money/shop-rules';
import type { ValueOf } from '../../core/settings.ts';
import { list } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';
import { ShippingMethodEntry } from './shipping.types.ts';

/** A shipping method, offered or not. */
export type StoredMethod = ShippingMethod & { isActive: boolean };

export const shippingSettings = settingGroup({
  name: 'shipping',
  title: 'Shipping methods',
  hasOwnForm: true,
  api: { type: 'ShippingSettings', save: null, about: 'how the shop ships' },
  fields: {
    methods: list<StoredMethod>({
      type: () => [ShippingMethodEntry],
      description: 'All shipping methods in their order, 50 at most',
      default: DEFAULT_RULES.shippingMethods.map((method) => ({ ...method, isActive: true })),
      listSize: 10,
    }),
  },
});

export type ShippingSettings = ValueOf<typeof shippingSettings>;
