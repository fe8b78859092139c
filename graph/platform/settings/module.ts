import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { followSettings } from './follow-settings.ts';
import { PaymentMethodsResolver } from './payment-settings.resolver.ts';
import { ReturnSettingsResolver } from './return-settings.resolver.ts';
import { Setting } from './setting.entity.ts';
import { SettingsResolver } from './settings.resolver.ts';
import { ShopSettingsResolver } from './shop-settings.resolver.ts';

const events = {
  'settings.confirmed': eventType('settings', 'The default settings of a new shop were confirmed.'),
  'settings.changed': eventType<Changes & { rate?: number }>(
    'settings',
    'Settings of the shop were changed.',
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
