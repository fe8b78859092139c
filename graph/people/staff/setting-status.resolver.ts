import { Authorized, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { findSettingStatuses } from './find-setting-statuses.ts';
import { SettingStatus } from './setting-status.types.ts';

@Resolver()
export class SettingStatusResolver {
  @Authorized(Permission.Settings)
  @Extensions({ listSize: 15 })
  @Query(() => [SettingStatus], {
    description:
      'For admins: which groups of settings are as in a new shop, and who changed each last. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  settingStatuses(@Ctx() ctx: Context) {
    return findSettingStatuses(ctx);
  }
}
