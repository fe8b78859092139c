import type { SettingField, SettingGroup } from '../../core/settings.ts';
import { type SettingApi, settingApi } from './setting-api.ts';

interface SettingGroupOptions<Value extends object>
  extends Pick<SettingGroup<Value>, 'name' | 'title' | 'fields' | 'beside' | 'check'>,
    Partial<Pick<SettingGroup<Value>, 'hasOwnForm' | 'isReplaced'>> {
  /** A query and a mutation of its own, for programs. Without it `settingGroups` has it alone. */
  api?: SettingApi;
}

/**
 * A group of settings, which the module that owns it declares (`settings` of `defineModule`) and everybody reads by `findSetting`.
 * The query, the mutation, the form, what the environment locks and the texts of the log follow from it.
 */
export function settingGroup<Value extends object>({
  api,
  ...options
}: SettingGroupOptions<Value>): SettingGroup<Value> {
  const entries = Object.entries<SettingField>(options.fields);
  const defaults = Object.fromEntries(entries.map(([name, field]) => [name, field.default])) as Value;
  const group: SettingGroup<Value> = {
    hasOwnForm: false,
    isReplaced: false,
    ...options,
    defaults,
    output: Object,
    resolvers: [],
  };
  return api ? { ...group, ...settingApi(group, api) } : group;
}
