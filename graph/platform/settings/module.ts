import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import type { SettingGroup } from '../../core/settings.ts';
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
  interface Provided {
    /** Names of the staff who made the newest `count` changes of a group of settings, by the labels of what they changed. */
    settingChanges: (
      em: SqlEntityManager,
      group: Pick<SettingGroup, 'name' | 'fields'>,
      count: number,
    ) => Promise<Record<string, string>>;
  }
}

export const settings = defineModule({
  name: 'settings',
  uses: [],
  entities: [Setting],
  resolvers: [SettingGroupsResolver],
  needs: ['settingChanges'],
  events,
  settings: [shopSettings, currencySetting, brandSettings],
  jobs: {
    settings: { isUrgent: true, run: followCurrency },
  },
});
