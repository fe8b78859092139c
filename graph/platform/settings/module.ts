import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { followSettings } from './follow-settings.ts';
import { PaymentMethodsResolver } from '../../trade/payment-methods/payment-methods.resolver.ts';
import { ReturnSettingsResolver } from './return-settings.resolver.ts';
import { Setting } from './setting.entity.ts';
import { SettingsResolver } from '../../trade/shipping/shipping.resolver.ts';
import { ShopSettingsResolver } from './shop-settings.resolver.ts';
import type { StoredSettings } from './stored-settings.ts';

/** The groups of settings, as the screen calls them. */
const names: Record<keyof StoredSettings, string> = {
  shipping: 'Shipping methods',
  tax: 'Taxes',
  shop: 'Shop',
  checkout: 'Checkout',
  payment: 'Payment methods',
  currency: 'Currency',
  carts: 'Carts',
  returns: 'Returns',
};

const events = {
  'settings.confirmed': eventType('settings', 'The default settings of a new shop were confirmed.', {
    names,
  }),
  'settings.changed': eventType<Changes & { rate?: number }>(
    'settings',
    'Settings of the shop were changed.',
    { names },
  ),
};
type OwnEvents = typeof events;

declare module '../../core/declarations.ts' {
  interface Events extends OwnEvents {}
}

export const settings = defineModule({
  name: 'settings',
  uses: [],
  entities: [Setting],
  resolvers: [PaymentMethodsResolver, ReturnSettingsResolver, SettingsResolver, ShopSettingsResolver],
  events,
  jobs: {
    settings: { isUrgent: true, run: followSettings },
  },
});
