import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { brandSettings } from './brand-settings.ts';
import { currencySetting } from './currency-setting.ts';
import { followCurrency } from './follow-currency.ts';
import { Setting } from './setting.entity.ts';
import { SettingGroupsResolver } from './setting-groups.resolver.ts';
import { shopSettings } from './shop-settings.ts';

const events = {
  'settings.changed': eventType<Changes & { rate?: number }>(
    'settings',
    'Settings of the shop were changed.',
  ),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const settings = defineModule({
  name: 'settings',
  uses: [],
  entities: [Setting],
  resolvers: [SettingGroupsResolver],
  events,
  settings: [shopSettings, currencySetting, brandSettings],
  jobs: {
    settings: { isUrgent: true, run: followCurrency },
  },
});
