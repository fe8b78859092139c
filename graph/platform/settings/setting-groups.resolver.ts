import { Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { findSettingGroups } from './find-setting-groups.ts';
import { saveSettingGroup } from './save-setting-group.ts';
import { saveSettingGroups } from './save-setting-groups.ts';
import {
  SaveSettingGroupsInput,
  SaveSettingGroupsPayload,
  SettingGroupEntry,
  SettingGroupInput,
} from './setting-groups.types.ts';

@Resolver()
export class SettingGroupsResolver {
  @Authorized(Permission.Settings)
  @Extensions({ listSize: 5 })
  @Query(() => [SettingGroupEntry], {
    description:
      'For admins: the settings that have a form, with labels, hints and values. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  settingGroups(@Ctx() ctx: Context) {
    return findSettingGroups(ctx);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => SettingGroupEntry, {
    description:
      'For admins: saves the form of a group of settings. All processes use it within two seconds. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT; BAD_USER_INPUT with `fields`, also for what the environment sets.',
  })
  saveSettingGroup(@Input(SettingGroupInput) input: SettingGroupInput, @Ctx() ctx: Context) {
    return saveSettingGroup(ctx, input);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => SaveSettingGroupsPayload, {
    description:
      'For admins: saves the forms of several groups of settings, all of them or none. Errors: as `saveSettingGroup`.',
  })
  async saveSettingGroups(
    @Input(SaveSettingGroupsInput) { groups }: SaveSettingGroupsInput,
    @Ctx() ctx: Context,
  ): Promise<SaveSettingGroupsPayload> {
    return { settingGroups: await saveSettingGroups(ctx, groups) };
  }
}
